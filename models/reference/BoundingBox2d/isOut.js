import { drawRectangle } from "replicad";

export const about = {
  title: "Whether two outlines are apart",
  description:
    "Two squares with a gap between them: each is outside of the other.",
};

export default function main() {
  const left = drawRectangle(14, 14);
  const right = drawRectangle(14, 14).translate(18, 6);
  console.log("apart", left.boundingBox.isOut(right.boundingBox));
  return [
    { shape: left, name: "left", color: "#9aa5b1" },
    { shape: right, name: "right", color: "#1c7a9c" },
  ];
}
