import { draw, drawCircle } from "replicad";

export const about = {
  title: "The adapter from the top down",
  description:
    "The same body, lofted from the circle down to a square drawn with the pen.",
};

export default function main() {
  const foot = draw([20, -20]).vLine(40).hLine(-40).vLine(-40).close();

  return drawCircle(10)
    .sketchOnPlane("XY", 35)
    .loftWith(foot.sketchOnPlane("XY"));
}
