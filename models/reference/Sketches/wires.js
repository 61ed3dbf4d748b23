import { drawCircle, drawPolysides } from "replicad";

export const about = {
  title: "The wires of several outlines",
  description: "A circle and a hexagon in space, from one drawing.",
};

export default function main() {
  const pieces = drawCircle(8).fuse(drawPolysides(8, 6).translate(20, 0));
  return pieces.sketchOnPlane("XY").wires();
}
