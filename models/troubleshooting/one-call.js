import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "Meeting edges in one call",
  description:
    "A block with rounded upright and top edges that blend into balls at the four upper corners.",
};

function makeBlock() {
  return drawRoundedRectangle(40, 30).sketchOnPlane("XY").extrude(20);
}

export default function main() {
  return makeBlock().fillet(4, (e) =>
    e.either([(top) => top.inPlane("XY", 20), (side) => side.inDirection("Z")]),
  );
}
