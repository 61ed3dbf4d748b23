import { drawRoundedRectangle, drawText } from "replicad";

export const about = {
  title: "Sunk text in a plate",
  description: "The same plate with the letters cut into its upper face.",
  camera: { azimuth: -25, elevation: 50 },
  params: {
    text: { label: "Text" },
    size: { label: "Font size", unit: "mm", min: 8, max: 20, step: 1 },
    depth: { label: "Depth", unit: "mm", min: 0.4, max: 1.6, step: 0.2 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { text: "MILK", size: 14, depth: 0.8 };

/** Draws a text with its middle on the origin; `size` is the font size in millimetres. */
function drawCentred(text, size) {
  const drawing = drawText(text, { fontSize: size });
  const [x, y] = drawing.boundingBox.center;
  return drawing.translate(-x, -y);
}

/** @param {typeof defaultParams} params */
export default function main({ text, size, depth }) {
  const letters = drawCentred(text, size);
  const { width, height } = letters.boundingBox;

  return drawRoundedRectangle(width + 10, height + 10, 3)
    .sketchOnPlane("XY")
    .extrude(2)
    .cut(letters.sketchOnPlane("XY", 2 - depth).extrude(depth + 1));
}
