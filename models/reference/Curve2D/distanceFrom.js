import { draw, drawCircle } from "replicad";

export const about = {
  title: "How far a point is from a line",
  description: "A line and a point 10 mm above it, marked by a circle.",
};

export default function main() {
  const line = draw().hLine(24).done();
  const [curve] = line.blueprint.curves;
  console.log("distance", curve.distanceFrom([8, 10]), "mm");
  return [
    { shape: line, name: "line", color: "#1c7a9c" },
    {
      shape: drawCircle(0.6).translate(8, 10),
      name: "point",
      color: "#e0a458",
    },
  ];
}
