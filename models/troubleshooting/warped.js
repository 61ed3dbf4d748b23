import { assembleWire, makeFace, makeLine } from "replicad";

export const about = {
  title: "A frame with one corner lifted",
  fails: "The outline does not lie in one plane",
  description:
    "No shape: three corners lie on the ground and the fourth lies 5 mm above it.",
};

/** @type {[number, number, number][]} */
const corners = [
  [0, 0, 0],
  [30, 0, 0],
  [30, 30, 5],
  [0, 30, 0],
];

export default function main() {
  const sides = corners.map((corner, index) =>
    makeLine(corner, corners[(index + 1) % 4]),
  );
  return makeFace(assembleWire(sides));
}
