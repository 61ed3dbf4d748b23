import { drawRectangle } from "replicad";

export const about = {
  title: "The pulley of two rectangles",
  description: "The same pulley: the groove was cut from the outline.",
};

export default function main() {
  const outline = drawRectangle(16, 16).translate(12, 8);
  const groove = drawRectangle(8, 6).translate(20, 8);

  return outline.cut(groove).sketchOnPlane("XZ").revolve();
}
