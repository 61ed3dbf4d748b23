import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A filter that finds nothing",
  fails: "shell() found no face to open",
  description:
    "A closed block, 2 mm smaller on every side than before: the filter found no face to open.",
};

function makeBlock() {
  return drawRoundedRectangle(50, 36).sketchOnPlane("XY").extrude(24);
}

export default function main() {
  return makeBlock().shell(2, (f) => f.inPlane("XY", 25));
}
