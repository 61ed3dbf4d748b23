import { drawCircle, drawPolysides } from "replicad";

export const about = {
  title: "Whether a point is inside",
  description: "A triangle and two points: one inside of it, one outside.",
};

export default function main() {
  const { blueprint } = drawPolysides(12, 3);
  console.log("(0, 0)", blueprint.isInside([0, 0]));
  console.log("(10, 8)", blueprint.isInside([10, 8]));
  return [
    { shape: blueprint, name: "triangle", color: "#9aa5b1" },
    { shape: drawCircle(0.6), name: "inside", color: "#1c7a9c" },
    {
      shape: drawCircle(0.6).translate(10, 8),
      name: "outside",
      color: "#e0a458",
    },
  ];
}
