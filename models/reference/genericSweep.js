import { draw, genericSweep, sketchCircle } from "replicad";

export const about = {
  title: "A profile swept along a path",
  description: "A round rod that follows an S-shaped path.",
};

export default function main() {
  const path = draw()
    .hLine(12)
    .tangentArc(0, 16)
    .hLine(-8)
    .tangentArc(0, 16)
    .hLine(12)
    .done()
    .sketchOnPlane("XY").wire;
  const profile = sketchCircle(3, { plane: "YZ" }).wire;
  return genericSweep(profile, path, {});
}
