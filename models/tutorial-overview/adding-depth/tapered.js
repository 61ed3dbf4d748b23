import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A tapered block",
  description:
    "A square of 10 mm extruded to a height of 10 mm while it shrinks to half its width.",
};

export default function main() {
  return drawRoundedRectangle(10, 10)
    .sketchOnPlane("XY")
    .extrude(10, { extrusionProfile: { profile: "linear", endFactor: 0.5 } });
}
