import { drawRectangle, makeBaseBox, makePlane } from "replicad";

export const about = {
  title: "A desk sign that is still upright",
  description:
    "The slab is still upright: turn its plane by 20°. `pivot` returns a new plane, so use the plane that it returns.",
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
