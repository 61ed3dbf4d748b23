import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A radius that grows",
  description:
    "The block with one long top edge rounded by a radius that grows from 2 to 12 mm along the edge.",
};

function makeBlock() {
  return drawRoundedRectangle(50, 36).sketchOnPlane("XY").extrude(24);
}

export default function main() {
  return makeBlock().fillet([2, 12], (e) => e.containsPoint([0, -18, 24]));
}
