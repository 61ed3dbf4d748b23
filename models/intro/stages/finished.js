import { draw } from "replicad";

export const about = {
  title: "The finished part",
  description: "The tag with its upper edges rounded by 2 mm.",
};

export default function main() {
  return draw([-20, -15])
    .hLine(40)
    .tangentArc(0, 30)
    .hLine(-40)
    .close()
    .sketchOnPlane("XY")
    .extrude(8)
    .fillet(2, (e) => e.inPlane("XY", 8));
}
