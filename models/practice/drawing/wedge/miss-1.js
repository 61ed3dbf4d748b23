import { draw } from "replicad";

export const about = {
  title: "A wedge twice as long",
  description:
    "The tip of the back is at x = 120: `line` counts from where the pen is. Use `vLine(14)`, or `lineTo` for a position.",
};

export default function main() {
  return draw().hLine(60).line(60, 14).close().sketchOnPlane("XY").extrude(25);
}
