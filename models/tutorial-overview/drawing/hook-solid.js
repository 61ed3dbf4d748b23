import { draw } from "replicad";

export const about = {
  title: "The coat hook, 12 mm thick",
  description:
    "The coat hook extruded to a thickness of 12 mm, standing upright.",
};

export default function main() {
  return draw([0, 40])
    .vLine(-28)
    .tangentArc(30, 0)
    .vLine(6)
    .tangentArc(-5, 0)
    .vLine(-6)
    .tangentArc(-20, 0)
    .vLine(28)
    .tangentArc(-5, 0)
    .close()
    .sketchOnPlane("XZ")
    .extrude(12);
}
