import { makePolygon, makeSolid } from "replicad";

export const about = {
  title: "A solid made of its faces",
  description: "A pyramid with a square foot, joined from five flat faces.",
};

/** @type {[number, number, number][]} */
const foot = [
  [-12, -12, 0],
  [12, -12, 0],
  [12, 12, 0],
  [-12, 12, 0],
];

export default function main() {
  const sides = foot.map((corner, i) =>
    makePolygon([corner, foot[(i + 1) % 4], [0, 0, 20]]),
  );
  return makeSolid([makePolygon(foot), ...sides]);
}
