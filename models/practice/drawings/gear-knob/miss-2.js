import { draw, drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "A gear knob with a large hole",
  description:
    "The hole for the insert is twice as wide: 4.2 mm is its diameter, not its radius.",
};

export default function main() {
  const side = draw()
    .hLine(10)
    .smoothSplineTo([20, 40], { startTangent: [0, 1], endTangent: [-1, 1] })
    .hLine(-20)
    .close();
  const dish = drawCircle(50).translate(0, 88);
  const insert = drawRectangle(8.4, 24);
  const hollow = drawCircle(7).translate(24, 0);
  const star = [30, 90, 150, 210, 270, 330].reduce(
    (rest, angle) => rest.cut(hollow.rotate(angle)),
    drawCircle(26),
  );

  return side
    .cut(dish)
    .cut(insert)
    .sketchOnPlane("XZ")
    .revolve()
    .intersect(star.sketchOnPlane("XY", -1).extrude(42));
}
