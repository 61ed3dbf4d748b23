import { drawRectangle } from "replicad";

export const about = {
  title: "The goal: the core of a cake mould",
  description:
    "A block of 60 by 60 mm at the bottom, 25 mm high. Its sides lean outwards by 5 degrees.",
};

export default function main() {
  const outwards = 25 * Math.tan((5 * Math.PI) / 180);
  const endFactor = (60 + 2 * outwards) / 60;

  return drawRectangle(60, 60)
    .sketchOnPlane("XY")
    .extrude(25, { extrusionProfile: { profile: "linear", endFactor } });
}
