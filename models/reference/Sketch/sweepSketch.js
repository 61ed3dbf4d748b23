import { draw, drawCircle } from "replicad";

export const about = {
  title: "A profile swept along a sketch",
  description:
    "A bent rod: a circle moved along two lines and the arc between them.",
};

export default function main() {
  const path = draw().hLine(20).tangentArc(12, 12).vLine(14).done();
  return path
    .sketchOnPlane("XZ")
    .sweepSketch((plane) => drawCircle(3).sketchOnPlane(plane));
}
