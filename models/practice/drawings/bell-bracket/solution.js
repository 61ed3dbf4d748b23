import { drawCircle, drawRectangle, makeCylinder } from "replicad";

export const about = {
  title: "The goal: a bracket for a bicycle bell",
  description:
    "A ring for a handlebar of 22 mm, with a gap of 3 mm between two ears and a hole through both.",
  exercise: {
    dimensions: [
      { view: "top", from: [0, 11], to: [0, -11], text: "⌀22" },
      { view: "top", from: [-14, 0], to: [-11, 0] },
      { view: "top", from: [26, -1.5], to: [26, 1.5] },
      { view: "top", from: [26, 1.5], to: [26, 4.5] },
      { view: "section", from: [-14, 0], to: [26, 0] },
      { view: "section", from: [26, 0], to: [26, 10] },
      { view: "section", from: [17.5, 5], to: [22.5, 5], text: "⌀5" },
      { view: "section", from: [20, 5], to: [26, 5] },
      { view: "section", from: [20, 0], to: [20, 5] },
    ],
  },
};

export default function main() {
  const ears = drawRectangle(13, 9).translate(19.5, 0);
  const gap = drawRectangle(20, 3).translate(18, 0);
  const ring = drawCircle(14).fuse(ears).cut(drawCircle(11)).cut(gap);
  const bolt = makeCylinder(2.5, 20, [20, -10, 5], [0, 1, 0]);

  return ring.sketchOnPlane("XY").extrude(10).cut(bolt);
}
