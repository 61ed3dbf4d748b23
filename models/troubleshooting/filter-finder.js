import { drawRoundedRectangle, EdgeFinder } from "replicad";

export const about = {
  title: "A finder in the object form",
  description: "The block with the edges of its top rounded by 3 mm.",
};

function makeBlock() {
  return drawRoundedRectangle(50, 36).sketchOnPlane("XY").extrude(24);
}

export default function main() {
  const filter = new EdgeFinder().inPlane("XY", 24);
  return makeBlock().fillet({ radius: 3, filter });
}
