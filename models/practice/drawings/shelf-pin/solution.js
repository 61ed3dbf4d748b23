import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "The goal: a shelf pin",
  description:
    "A round pin of 5 and 7 mm with a collar between them, and a flat on its thicker end.",
  exercise: {
    dimensions: [
      { view: "front", from: [-2.5, 0], to: [2.5, 0], text: "⌀5" },
      { view: "front", from: [-3.5, 20], to: [2.5, 20] },
      { view: "front", from: [2.5, 0], to: [2.5, 10] },
      { view: "front", from: [5, 10], to: [5, 12] },
      { view: "front", from: [2.5, 12], to: [2.5, 20] },
      { view: "right", from: [-3.5, 20], to: [3.5, 20], text: "⌀7" },
      { view: "right", from: [-5, 10], to: [5, 10], text: "⌀10" },
    ],
  },
};

export default function main() {
  const pin = makeCylinder(2.5, 10)
    .fuse(makeCylinder(5, 2, [0, 0, 10]))
    .fuse(makeCylinder(3.5, 8, [0, 0, 12]));
  const beside = makeBaseBox(10, 10, 8).translate(7.5, 0, 12);

  return pin.cut(beside);
}
