import { makeCylinder, Vector } from "replicad";

export const about = {
  title: "A vector rotated",
  description:
    "A rod along a vector before, drawn faintly, and after it was rotated by 60 degrees about z.",
};

export default function main() {
  const vector = new Vector([20, 0, 6]);
  const before = makeCylinder(0.7, vector.Length, [0, 0, 0], vector);
  vector.rotate(60);
  console.log("rotated", vector.toTuple(), "mm");
  return [
    {
      shape: makeCylinder(0.7, vector.Length, [0, 0, 0], vector),
      name: "rotated",
    },
    { shape: before, name: "before", color: "#9aa5b1", opacity: 0.35 },
  ];
}
