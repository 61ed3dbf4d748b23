import { drawRectangle } from "replicad";

export const about = {
  title: "The mould core by a loft",
  description: "The same block, as a loft between two squares.",
};

export default function main() {
  const top = 60 + 2 * 25 * Math.tan((5 * Math.PI) / 180);
  const upper = drawRectangle(top, top).sketchOnPlane("XY", 25);

  return drawRectangle(60, 60).sketchOnPlane("XY").loftWith(upper);
}
