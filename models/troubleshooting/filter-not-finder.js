import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A function in the object form",
  fails: "The filter of the object form must be a finder.",
  description:
    "No shape: the object given to fillet holds a function where a finder belongs.",
};

function makeBlock() {
  return drawRoundedRectangle(50, 36).sketchOnPlane("XY").extrude(24);
}

export default function main() {
  /** @type {any} Hides the mistake from the type checker. */
  const filter = (e) => e.inPlane("XY", 24);
  return makeBlock().fillet({ radius: 3, filter });
}
