import { drawRoundedRectangle, drawText } from "replicad";

export const about = {
  title: "Raised text on a plate",
  description:
    "A plate that is as long as its word needs, the letters above it.",
  camera: { azimuth: -25, elevation: 50 },
  params: {
    text: { label: "Text" },
    size: { label: "Font size", unit: "mm", min: 8, max: 20, step: 1 },
    height: { label: "Height", unit: "mm", min: 0.4, max: 3, step: 0.2 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { text: "MILK", size: 14, height: 0.8 };

/** Draws a text with its middle on the origin; `size` is the font size in millimetres. */
function drawCentred(text, size) {
  const drawing = drawText(text, { fontSize: size });
  const [x, y] = drawing.boundingBox.center;
  return drawing.translate(-x, -y);
}

/** @param {typeof defaultParams} params */
export default function main({ text, size, height }) {
  const letters = drawCentred(text, size);
  const { width, height: depth } = letters.boundingBox;

  return drawRoundedRectangle(width + 10, depth + 10, 3)
    .sketchOnPlane("XY")
    .extrude(2)
    .fuse(letters.sketchOnPlane("XY", 1).extrude(1 + height));
}
