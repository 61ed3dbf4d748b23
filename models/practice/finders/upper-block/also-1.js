import { drawRectangle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "The upper block drawn with round corners",
  description:
    "The same blocks: the upper one is drawn as a rounded rectangle.",
};

export default function main() {
  const lower = drawRectangle(60, 40).sketchOnPlane("XY").extrude(10);
  const upper = drawRoundedRectangle(30, 20, 3).sketchOnPlane("XY", 10);

  return lower.fuse(upper.extrude(15));
}
