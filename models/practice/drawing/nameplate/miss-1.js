import { draw } from "replicad";

export const about = {
  title: "A nameplate with a bite",
  description:
    "The arc bulges inwards. Change the sign of the sagitta: on the way up, right is negative.",
};

export default function main() {
  return draw()
    .hLine(58)
    .vSagittaArc(24, 12)
    .hLine(-58)
    .close()
    .sketchOnPlane("XY")
    .extrude(3);
}
