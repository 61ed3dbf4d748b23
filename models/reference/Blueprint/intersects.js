import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "Whether two outlines cross",
  description: "A square and a circle at its corner: their outlines cross.",
};

export default function main() {
  const square = drawRectangle(20, 20).blueprint;
  const circle = drawCircle(8).translate(10, 10).blueprint;
  console.log("cross", square.intersects(circle));
  return [
    { shape: square, name: "square", color: "#9aa5b1" },
    { shape: circle, name: "circle", color: "#1c7a9c" },
  ];
}
