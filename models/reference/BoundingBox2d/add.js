import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "A rectangle around two outlines",
  description:
    "Two circles and, drawn light, the rectangle that was grown to hold both.",
};

export default function main() {
  const left = drawCircle(6);
  const right = drawCircle(4).translate(22, 10);
  const box = left.boundingBox;
  box.add(right.boundingBox);
  return [
    {
      shape: drawRectangle(box.width, box.height).translate(box.center),
      name: "bounding box",
      color: "#9aa5b1",
    },
    { shape: left, name: "left", color: "#1c7a9c" },
    { shape: right, name: "right", color: "#1c7a9c" },
  ];
}
