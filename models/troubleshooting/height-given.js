import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A height by its name",
  description: "A block of 50 by 36 mm, 24 mm tall.",
};

export default function main() {
  const size = { width: 50, depth: 36, height: 24 };
  return drawRoundedRectangle(size.width, size.depth)
    .sketchOnPlane("XY")
    .extrude(size.height);
}
