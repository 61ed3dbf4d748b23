import { draw, drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "A gear knob with a flat top",
  description:
    "The top is flat. In the section it has a dish, 28 mm wide and 2 mm deep: part of a sphere of R50.",
};

export default function main() {
  const side = draw()
    .hLine(10)
    .smoothSplineTo([20, 40], { startTangent: [0, 1], endTangent: [-1, 1] })
    .hLine(-20)
    .close();
  const insert = drawRectangle(4.2, 24);
  const hollow = drawCircle(7).translate(24, 0);
  const star = [30, 90, 150, 210, 270, 330].reduce(
    (rest, angle) => rest.cut(hollow.rotate(angle)),
    drawCircle(26),
  );

  return side
    .cut(insert)
    .sketchOnPlane("XZ")
    .revolve()
    .intersect(star.sketchOnPlane("XY", -1).extrude(42));
}
