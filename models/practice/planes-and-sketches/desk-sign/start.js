import { drawRectangle, makeBaseBox, makePlane } from "replicad";

export const about = {
  title: "Your desk sign",
  description: "A foot of 70 by 24 mm with an upright slab of 60 by 30 mm.",
};

export default function main() {
  const foot = makeBaseBox(70, 24, 6);
  const plane = makePlane("XZ").translateZ(3);
  const slab = drawRectangle(60, 30)
    .translate(0, 15)
    .sketchOnPlane(plane)
    .extrude(3);

  return foot.fuse(slab);
}
