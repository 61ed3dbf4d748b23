import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A block with an s-curved profile",
  description:
    "The same square shrinking to half its width along a soft s-curve.",
};

export default function main() {
  return drawRoundedRectangle(10, 10)
    .sketchOnPlane("XY")
    .extrude(10, { extrusionProfile: { profile: "s-curve", endFactor: 0.5 } });
}
