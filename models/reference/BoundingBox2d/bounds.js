import { draw, drawCircle } from "replicad";

export const about = {
  title: "The corners of the rectangle around",
  description:
    "A triangle and circles at the lower left and the upper right corner of the rectangle around it.",
};

export default function main() {
  const triangle = draw().line(26, 6).line(-16, 14).close();
  const { bounds } = triangle.boundingBox;
  console.log("lower left", bounds[0], "mm");
  console.log("upper right", bounds[1], "mm");
  return [
    { shape: triangle, name: "triangle", color: "#1c7a9c" },
    ...bounds.map((corner) => ({
      shape: drawCircle(0.8).translate(corner),
      name: "corner",
      color: "#e0a458",
    })),
  ];
}
