import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "Holes cut in the drawing",
  description:
    "A plate with 20 holes: the holes are cut from the drawing before it is extruded.",
  camera: { elevation: 50 },
};

export default function main() {
  let plate = drawRoundedRectangle(100, 80, 6);
  for (let x = -40; x <= 40; x += 20) {
    for (let y = -30; y <= 30; y += 20) {
      plate = plate.cut(drawCircle(5).translate(x, y));
    }
  }
  return plate.sketchOnPlane("XY").extrude(4);
}
