import { drawRectangle, makeBaseBox, makePlane } from "replicad";

export const about = {
  title: "A desk sign turned about z",
  description:
    "The slab is turned by 20° about z, and still upright. Its lower edge runs along x: pivot around x.",
};

export default function main() {
  const foot = makeBaseBox(70, 24, 6);
  const plane = makePlane("XZ").pivot(-20, "Z").translateZ(3);
  const slab = drawRectangle(60, 30)
    .translate(0, 15)
    .sketchOnPlane(plane)
    .extrude(3);

  return foot.fuse(slab);
}
