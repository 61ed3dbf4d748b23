import { draw, drawRectangle } from "replicad";

export const about = {
  title: "The goal: a cable comb",
  description:
    "A bar of 60 by 12 by 10 mm with six slots of 5 mm from above. Their bottoms are round.",
  exercise: {
    dimensions: [
      { view: "front", from: [-30, 0], to: [30, 0] },
      { view: "front", from: [-30, 0], to: [-30, 10] },
      { view: "front", from: [-30, 10], to: [-25, 10] },
      { view: "front", from: [-22.5, 5.5], to: [-13.5, 5.5] },
      { view: "front", from: [22.5, 5.5], to: [22.5, 3], text: "6 × R2.5" },
      { view: "front", from: [25, 5.5], to: [25, 10] },
      { view: "right", from: [-6, 0], to: [6, 0] },
    ],
  },
};

export default function main() {
  const slot = draw([-2.5, 12])
    .vLine(-6.5)
    .hSagittaArc(5, -2.5)
    .vLine(6.5)
    .close();
  const bar = drawRectangle(60, 10).translate(0, 5);
  const comb = [0, 1, 2, 3, 4, 5].reduce(
    (rest, index) => rest.cut(slot.translate(-22.5 + 9 * index, 0)),
    bar,
  );

  return comb.sketchOnPlane("XZ", -6).extrude(12);
}
