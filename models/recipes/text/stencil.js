import { drawRoundedRectangle, drawText } from "replicad";

export const about = {
  title: "Letters cut right through",
  description:
    "A plate with the word BOX cut out: the insides of B and O are loose pieces.",
  camera: { azimuth: -25, elevation: 50 },
};

/** Draws a text with its middle on the origin; `size` is the font size in millimetres. */
function drawCentred(text, size) {
  const drawing = drawText(text, { fontSize: size });
  const [x, y] = drawing.boundingBox.center;
  return drawing.translate(-x, -y);
}

export default function main() {
  return drawRoundedRectangle(40, 20, 3)
    .sketchOnPlane("XY")
    .extrude(2)
    .cut(drawCentred("BOX", 14).sketchOnPlane("XY", -1).extrude(4));
}
