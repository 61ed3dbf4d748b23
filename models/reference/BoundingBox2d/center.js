import { draw, drawCircle } from "replicad";

export const about = {
  title: "The centre of the rectangle around",
  description:
    "A triangle and a circle at the centre of the rectangle around it, which is not the centre of its area.",
};

export default function main() {
  const triangle = draw().hLine(28).vLine(18).close();
  const center = triangle.boundingBox.center;
  console.log("centre", center, "mm");
  return [
    { shape: triangle, name: "triangle", color: "#1c7a9c" },
    {
      shape: drawCircle(0.8).translate(center),
      name: "centre",
      color: "#e0a458",
    },
  ];
}
