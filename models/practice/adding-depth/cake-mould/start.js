import { drawRectangle } from "replicad";

export const about = {
  title: "Your mould core",
  description: "A block of 60 by 60 mm, 25 mm high, with a top half as wide.",
};

export default function main() {
  return drawRectangle(60, 60)
    .sketchOnPlane("XY")
    .extrude(25, { extrusionProfile: { profile: "linear", endFactor: 0.5 } });
}
