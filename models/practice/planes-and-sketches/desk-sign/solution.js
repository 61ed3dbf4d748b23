import { drawRectangle, makeBaseBox, makePlane } from "replicad";

export const about = {
  title: "The goal: a desk sign that leans back",
  description: "A foot with a slab that leans back by 20 degrees.",
};

export default function main() {
  const foot = makeBaseBox(70, 24, 6);
  const plane = makePlane("XZ").pivot(-20).translateZ(3);
  const slab = drawRectangle(60, 30)
    .translate(0, 15)
    .sketchOnPlane(plane)
    .extrude(3);

  return foot.fuse(slab);
}
