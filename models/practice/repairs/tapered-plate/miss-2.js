import { draw } from "replicad";

export const about = {
  title: "A plate that lost a corner",
  description:
    "A corner is missing: the plate has four, and the back is 40 mm long.",
};

export default function main() {
  return draw()
    .lineTo([60, 0])
    .lineTo([50, 30])
    .close()
    .sketchOnPlane("XY")
    .extrude(6);
}
