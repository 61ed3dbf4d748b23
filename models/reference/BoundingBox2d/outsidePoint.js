import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "A point that is surely outside",
  description:
    "A rectangle and a small circle at a point beyond its upper right corner, a tenth of its size away.",
};

export default function main() {
  const plate = drawRectangle(30, 20);
  const point = plate.boundingBox.outsidePoint(10);
  console.log("point", point, "mm");
  return [
    { shape: plate, name: "plate", color: "#9aa5b1" },
    {
      shape: drawCircle(0.8).translate(point),
      name: "point",
      color: "#1c7a9c",
    },
  ];
}
