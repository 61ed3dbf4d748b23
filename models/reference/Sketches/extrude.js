import { drawPolysides } from "replicad";

export const about = {
  title: "Several outlines extruded",
  description: "A drawing of two triangles, extruded to two bodies at once.",
};

export default function main() {
  const left = drawPolysides(8, 3);
  const right = left.rotate(180).translate(16, 0);
  return left.fuse(right).sketchOnPlane("XY").extrude(10);
}
