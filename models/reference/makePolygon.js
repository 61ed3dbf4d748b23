import { makePolygon, makeSphere } from "replicad";

export const about = {
  title: "A flat face between points in space",
  description:
    "A triangle that leans in space, with a small ball at each corner.",
};

/** @type {[number, number, number][]} */
const corners = [
  [14, 0, 0],
  [0, -14, 0],
  [0, 0, 18],
];

export default function main() {
  const balls = corners.map(([x, y, z]) => ({
    shape: makeSphere(1).translate(x, y, z),
    name: `corner ${x}, ${y}, ${z}`,
    color: "#e0a458",
  }));
  return [{ shape: makePolygon(corners), name: "polygon" }, ...balls];
}
