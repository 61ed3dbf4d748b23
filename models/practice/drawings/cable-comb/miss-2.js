import { draw, drawRectangle } from "replicad";

export const about = {
  title: "A cable comb with five slots",
  description:
    "There are five slots, and the drawing has six: the first is 7.5 mm from the left end to its middle, the others follow every 9 mm.",
};

export default function main() {
  const slot = draw([-2.5, 12])
    .vLine(-6.5)
    .hSagittaArc(5, -2.5)
    .vLine(6.5)
    .close();
  const bar = drawRectangle(60, 10).translate(0, 5);
  const comb = [0, 1, 2, 3, 4].reduce(
    (rest, index) => rest.cut(slot.translate(-22.5 + 9 * index, 0)),
    bar,
  );

  return comb.sketchOnPlane("XZ", -6).extrude(12);
}
