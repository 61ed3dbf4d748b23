import { drawRectangle } from "replicad";

export const about = {
  title: "A mould core that leans inwards",
  description:
    "The sides lean inwards by 5°: the top is smaller than the bottom. Add to the 60 mm, so that `endFactor` is above 1.",
};

export default function main() {
  const outwards = 25 * Math.tan((5 * Math.PI) / 180);
  const endFactor = (60 - 2 * outwards) / 60;

  return drawRectangle(60, 60)
    .sketchOnPlane("XY")
    .extrude(25, { extrusionProfile: { profile: "linear", endFactor } });
}
