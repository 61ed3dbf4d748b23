import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "Whether a point is in the box around an outline",
  description:
    "A disc and two points: only the one at (6, 6) is in the rectangle around the disc.",
};

export default function main() {
  const disc = drawCircle(8);
  const box = disc.boundingBox;
  console.log("(6, 6)", box.containsPoint([6, 6]));
  console.log("(12, 0)", box.containsPoint([12, 0]));
  return [
    { shape: drawRectangle(16, 16), name: "bounding box", color: "#9aa5b1" },
    { shape: disc, name: "disc", color: "#9aa5b1" },
    { shape: drawCircle(0.6).translate(6, 6), name: "in", color: "#1c7a9c" },
    { shape: drawCircle(0.6).translate(12, 0), name: "out", color: "#e0a458" },
  ];
}
