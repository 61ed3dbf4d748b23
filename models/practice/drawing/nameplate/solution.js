import { draw } from "replicad";

export const about = {
  title: "The goal: a nameplate",
  description:
    "A plate of 70 by 24 mm, 3 mm thick. Its right end is a half circle.",
};

export default function main() {
  return draw()
    .hLine(58)
    .vSagittaArc(24, -12)
    .hLine(-58)
    .close()
    .sketchOnPlane("XY")
    .extrude(3);
}
