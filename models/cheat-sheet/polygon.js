import { drawPolysides } from "replicad";

export const about = {
  title: "A regular polygon",
  description: "The drawing of a hexagon with a corner at the top.",
};

export default function main() {
  return drawPolysides(10, 6);
}
