import { draw } from "replicad";

export const about = {
  title: "The same corners in turn",
  description: "A block with four unequal corners.",
};

export default function main() {
  return draw()
    .lineTo([30, -4])
    .lineTo([30, 20])
    .lineTo([0, 20])
    .close()
    .sketchOnPlane("XY")
    .extrude(8);
}
