import {
  combineFinderFilters,
  drawRoundedRectangle,
  EdgeFinder,
} from "replicad";

export const about = {
  title: "Two radii in one call",
  description:
    "The block with its upright edges rounded to 10 mm and its top edges to 3 mm, all in one call.",
};

function makeBlock() {
  return drawRoundedRectangle(50, 36).sketchOnPlane("XY").extrude(24);
}

export default function main() {
  const [radii, cleanUp] = combineFinderFilters([
    { filter: new EdgeFinder().inDirection("Z"), radius: 10 },
    { filter: new EdgeFinder().inPlane("XY", 24), radius: 3 },
  ]);
  const rounded = makeBlock().fillet(radii);
  cleanUp();

  return rounded;
}
