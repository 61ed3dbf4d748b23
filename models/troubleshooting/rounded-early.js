import { drawRectangle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "Rounded, then cut",
  description:
    "A block with a channel along its top; the rounding ends at the channel, whose own upper edges are sharp.",
};

export default function main() {
  const channel = drawRectangle(60, 12).sketchOnPlane("XY", 8).extrude(20);
  return drawRoundedRectangle(50, 36)
    .sketchOnPlane("XY")
    .extrude(16)
    .fillet(2, (e) => e.inPlane("XY", 16))
    .cut(channel);
}
