import { drawRectangle } from "replicad";

export const about = {
  title: "A cable comb with square slots",
  description:
    "The slots have square bottoms. In the front view they end in half circles of R2.5.",
};

export default function main() {
  const bar = drawRectangle(60, 10).translate(0, 5);
  const slot = drawRectangle(5, 10).translate(0, 8);
  const comb = [0, 1, 2, 3, 4, 5].reduce(
    (rest, index) => rest.cut(slot.translate(-22.5 + 9 * index, 0)),
    bar,
  );

  return comb.sketchOnPlane("XZ", -6).extrude(12);
}
