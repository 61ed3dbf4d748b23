import { draw, drawCircle } from "replicad";

export const about = {
  title: "Whether a point lies on a piece",
  description: "A line and two points: one lies on it, the other above it.",
};

export default function main() {
  const line = draw().hLine(24).done();
  const [curve] = line.blueprint.curves;
  console.log("(8, 0)", curve.isOnCurve([8, 0]));
  console.log("(16, 5)", curve.isOnCurve([16, 5]));
  return [
    { shape: line, name: "line", color: "#9aa5b1" },
    { shape: drawCircle(0.6).translate(8, 0), name: "on", color: "#1c7a9c" },
    { shape: drawCircle(0.6).translate(16, 5), name: "off", color: "#e0a458" },
  ];
}
