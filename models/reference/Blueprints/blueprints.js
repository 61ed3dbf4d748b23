import { Blueprints, drawCircle, drawPolysides } from "replicad";

export const about = {
  title: "The pieces of a group",
  description: "A circle and a hexagon, the two pieces of a group of outlines.",
};

export default function main() {
  const group = new Blueprints([
    drawCircle(9).blueprint,
    drawPolysides(9, 6).translate(22, 0).blueprint,
  ]);
  console.log("pieces", group.blueprints.length);
  return group;
}
