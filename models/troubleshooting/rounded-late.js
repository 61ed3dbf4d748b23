import { drawRectangle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "Cut, then rounded",
  description:
    "The same block with a channel; every edge at its top is rounded, those of the channel too.",
};

export default function main() {
  const channel = drawRectangle(60, 12).sketchOnPlane("XY", 8).extrude(20);
  return drawRoundedRectangle(50, 36)
    .sketchOnPlane("XY")
    .extrude(16)
    .cut(channel)
    .fillet(2, (e) => e.inPlane("XY", 16));
}
