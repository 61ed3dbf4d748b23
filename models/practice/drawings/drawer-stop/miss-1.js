import { draw } from "replicad";

export const about = {
  title: "A drawer stop countersunk from below",
  description:
    "The countersink is at the bottom. In the section, the hole is 9 mm wide at the top of the foot.",
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
  const screw = draw()
    .hLine(4.5)
    .line(-2.25, 2.25)
    .vLine(1.75)
    .hLine(-2.25)
    .close()
    .sketchOnPlane("XZ")
    .revolve();

  return angle.cut(screw.translate(4, 0, 0));
}
