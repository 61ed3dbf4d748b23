import { combineFinderFilters, EdgeFinder, makeBaseBox } from "replicad";

export const about = {
  title: "Two radii in one fillet",
  description:
    "A box with wide round upright edges and a narrow rounding around its top.",
};

export default function main() {
  const [radiusOf, cleanUp] = combineFinderFilters([
    { filter: new EdgeFinder().inDirection("Z"), radius: 6 },
    { filter: new EdgeFinder().inPlane("XY", 15), radius: 2 },
  ]);
  const box = makeBaseBox(30, 24, 15).fillet(radiusOf);
  cleanUp();
  return box;
}
