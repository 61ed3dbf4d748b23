import { drawCircle } from "replicad";

export const about = {
  title: "The tee of drawn circles",
  description:
    "The same tee: two rods and two bores, each fused before the cut.",
};

export default function main() {
  const along = (/** @type {number} */ radius) =>
    drawCircle(radius).sketchOnPlane("YZ", -30).extrude(60);
  const up = (/** @type {number} */ radius) =>
    drawCircle(radius).sketchOnPlane("XY").extrude(30);

  return along(10)
    .fuse(up(8))
    .cut(along(8).fuse(up(6)));
}
