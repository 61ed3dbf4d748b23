import { draw } from "replicad";

export const about = {
  title: "A nameplate that is too long",
  description:
    "The plate is 82 mm long: the arc adds its sagitta of 12 mm to the straight part.",
};

export default function main() {
  return draw()
    .hLine(70)
    .vSagittaArc(24, -12)
    .hLine(-70)
    .close()
    .sketchOnPlane("XY")
    .extrude(3);
}
