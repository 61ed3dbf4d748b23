import { drawRoundedRectangle, drawSingleCircle, makeCylinder } from "replicad";

export const about = {
  title: "The part, rounded where it matters",
  description:
    "The part with the foot of the boss rounded by 3 mm and the upper rim of the boss by 1 mm.",
};

function makePart() {
  const plate = drawRoundedRectangle(60, 40, 6)
    .cut(drawSingleCircle(5).translate(-18, 0))
    .sketchOnPlane("XY")
    .extrude(8);
  return plate.fuse(makeCylinder(10, 20, [12, 0, 0]));
}

export default function main() {
  return makePart()
    .fillet(3, (e) =>
      e.ofCurveType("CIRCLE").inPlane("XY", 8).withinDistance(12, [12, 0, 8]),
    )
    .fillet(1, (e) => e.inPlane("XY", 20));
}
