import { CompoundBlueprint, drawCircle, drawPolysides } from "replicad";

export const about = {
  title: "An outline with a hole",
  description: "A hexagon with a round hole in it, like a nut.",
};

export default function main() {
  return new CompoundBlueprint([
    drawPolysides(12, 6).blueprint,
    drawCircle(6).blueprint,
  ]);
}
