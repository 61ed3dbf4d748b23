import { drawRoundedRectangle, makeCompound, makeCylinder } from "replicad";

export const about = {
  title: "A mounting plate",
  description:
    "A plate with round corners, a soft upper rim, a bore in the middle and four counterbored screw holes.",
};

/** A screw hole with room for the head, through a plate of 8 mm. */
function makeDrill(x, y) {
  const hole = makeCylinder(2.25, 8, [x, y, 0]);
  const head = makeCylinder(4, 4, [x, y, 4]);
  return hole.fuse(head);
}

export default function main() {
  const corners = [
    [22, 12],
    [-22, 12],
    [-22, -12],
    [22, -12],
  ];

  return drawRoundedRectangle(60, 40, 6)
    .sketchOnPlane("XY")
    .extrude(8)
    .fillet(1.5, (e) => e.inPlane("XY", 8))
    .cut(makeCylinder(8, 8))
    .cut(makeCompound(corners.map(([x, y]) => makeDrill(x, y))));
}
