import { draw } from "replicad";

export const about = {
  title: "The sketch",
  description: "The outline as a flat face, lying on the XY plane.",
};

export default function main() {
  return draw([-20, -15])
    .hLine(40)
    .tangentArc(0, 30)
    .hLine(-40)
    .close()
    .sketchOnPlane("XY");
}
