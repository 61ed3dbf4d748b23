import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A height that does not exist",
  fails: "extrude() needs a number as argument 1.",
  description:
    "No shape: the height is read from a name that the sizes do not have.",
};

export default function main() {
  /** @type {Record<string, number>} */
  const size = { width: 50, depth: 36, height: 24 };
  return drawRoundedRectangle(size.width, size.depth)
    .sketchOnPlane("XY")
    .extrude(size.length);
}
