import { draw, drawCircle } from "replicad";

export const about = {
  title: "The goal: a bench-hook shim",
  description:
    "A plate of 50 by 30 mm, 4 mm thick, with two holes of 5 mm and one corner cut at 45°.",
  exercise: {
    dimensions: [
      { view: "top", from: [-25, -15], to: [25, -15] },
      { view: "top", from: [-25, 15], to: [17, 15] },
      { view: "top", from: [-25, -15], to: [-25, 15] },
      { view: "top", from: [25, -15], to: [25, 7] },
      { view: "top", from: [-25, 0], to: [-15, 0] },
      { view: "top", from: [-15, 0], to: [15, 0] },
      { view: "top", from: [-15, -15], to: [-15, 0] },
      { view: "top", from: [12.5, 0], to: [17.5, 0], text: "2 × ⌀5" },
      { view: "front", from: [25, 0], to: [25, 4] },
    ],
  },
};

export default function main() {
  const outline = draw([-25, -15])
    .hLine(50)
    .vLine(22)
    .line(-8, 8)
    .hLine(-42)
    .close();
  const hole = drawCircle(2.5);

  return outline
    .cut(hole.translate(-15, 0))
    .cut(hole.translate(15, 0))
    .sketchOnPlane("XY")
    .extrude(4);
}
