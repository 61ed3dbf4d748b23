import { drawPolysides } from "replicad";

export const about = {
  title: "A polygon with curved sides",
  description:
    "The drawing of a hexagon whose sides are arcs that curve inward.",
};

export default function main() {
  return drawPolysides(10, 6, 2);
}
