import { draw, makeCylinder } from "replicad";

export const about = {
  title: "A drawer stop without a countersink",
  description:
    "Your hole is not countersunk yet. Let it open from 4.5 mm to 9 mm at the top.",
};

export default function main() {
  const angle = draw([-15, 0])
    .hLine(30)
    .vLine(4)
    .hLine(-26)
    .vLine(16)
    .hLine(-4)
    .close()
    .sketchOnPlane("XZ", -8)
    .extrude(16);

  return angle.cut(makeCylinder(2.25, 4, [4, 0, 0]));
}
