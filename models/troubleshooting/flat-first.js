import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "Everything flat done flat",
  description:
    "A plate with four rounded corners, a slot and two holes, made as a drawing and extruded once.",
};

export default function main() {
  const slot = drawRoundedRectangle(10, 24, 4);
  const holes = [-18, 18].map((x) => drawCircle(3).translate(x, 0));
  const plate = drawRoundedRectangle(50, 36, 6).cut(slot);
  return holes
    .reduce((rest, hole) => rest.cut(hole), plate)
    .sketchOnPlane("XY")
    .extrude(6);
}
