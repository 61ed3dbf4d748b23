import { drawRoundedRectangle, EdgeFinder } from "replicad";

export const about = {
  title: "A radius for each edge",
  description:
    "The block with its top rounded: 8 mm along the long edges and 2 mm along the short ones.",
};

function makeBlock() {
  return drawRoundedRectangle(50, 36).sketchOnPlane("XY").extrude(24);
}

export default function main() {
  return makeBlock().fillet((edge) => {
    if (!new EdgeFinder().inPlane("XY", 24).shouldKeep(edge)) return 0;
    return edge.length > 40 ? 8 : 2;
  });
}
