import { drawText, makeCylinder } from "replicad";

export const about = {
  title: "Flat text before a round face",
  description:
    "A pot with a word that was extruded from a flat plane: its outer letters hang in the air.",
  camera: { azimuth: -60, elevation: 35 },
};

/** Draws a text with its middle on the origin; `size` is the font size in millimetres. */
function drawCentred(text, size) {
  const drawing = drawText(text, { fontSize: size });
  const [x, y] = drawing.boundingBox.center;
  return drawing.translate(-x, -y);
}

export default function main() {
  const letters = drawCentred("MILK", 12).sketchOnPlane("XZ", [0, -17.5, 12]);

  return [
    { shape: makeCylinder(18, 24), name: "pot" },
    { shape: letters.extrude(1.3), name: "letters" },
  ];
}
