import { drawRoundedRectangle, getOC } from "replicad";

export const about = {
  title: "A model that asks the kernel",
  fails: "The kernel finds this solid invalid",
  description:
    "No shape: the model asks the kernel whether the solid is sound, and stops as it is not.",
};

function makeBlock() {
  return drawRoundedRectangle(40, 40).sketchOnPlane("XY").extrude(20);
}

/** Throws an error if the kernel finds the solid invalid. */
function expectValid(shape) {
  const check = new (getOC().BRepCheck_Analyzer)(shape.wrapped, true, false);
  const valid = check.IsValid_2();
  check.delete();
  if (valid) return shape;
  throw new Error("The kernel finds this solid invalid");
}

export default function main() {
  return expectValid(makeBlock().fillet(12));
}
