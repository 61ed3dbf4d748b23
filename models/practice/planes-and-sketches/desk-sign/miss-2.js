import { drawRectangle, makeBaseBox, makePlane } from "replicad";

export const about = {
  title: "A desk sign that leans forward",
  description:
    "The slab leans forward by 20°, towards you. Change the sign of the angle.",
};

export default function main() {
  const foot = makeBaseBox(70, 24, 6);
  const plane = makePlane("XZ").pivot(20).translateZ(3);
  const slab = drawRectangle(60, 30)
    .translate(0, 15)
    .sketchOnPlane(plane)
    .extrude(3);

  return foot.fuse(slab);
}
