import { makeCylinder, Vector } from "replicad";

export const about = {
  title: "The sum of two vectors",
  description:
    "Two rods end to end, and a third one in orange from the start of the first to the end of the second: their sum.",
};

export default function main() {
  const a = new Vector([20, 0, 0]);
  const b = new Vector([6, 0, 14]);
  const sum = a.add(b);
  console.log("sum", sum.toTuple(), "mm");
  return [
    { shape: makeCylinder(0.6, a.Length, [0, 0, 0], a), name: "a" },
    { shape: makeCylinder(0.6, b.Length, a, b), name: "b" },
    {
      shape: makeCylinder(0.6, sum.Length, [0, 0, 0], sum),
      name: "a + b",
      color: "#e0a458",
    },
  ];
}
