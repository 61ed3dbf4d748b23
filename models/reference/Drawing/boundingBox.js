import { drawPolysides, drawRectangle } from "replicad";

export const about = {
  title: "The rectangle around a drawing",
  description:
    "A triangle and, drawn light, the upright rectangle that just holds it.",
};

export default function main() {
  const triangle = drawPolysides(12, 3).rotate(20);
  const box = triangle.boundingBox;
  console.log("width", box.width, "mm");
  console.log("height", box.height, "mm");
  return [
    {
      shape: drawRectangle(box.width, box.height).translate(box.center),
      name: "bounding box",
      color: "#9aa5b1",
    },
    { shape: triangle, name: "triangle", color: "#1c7a9c" },
  ];
}
