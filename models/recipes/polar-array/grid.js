import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "A grid",
  description:
    "A drain plate of 60 by 40 mm with 15 round holes in five columns and three rows.",
  camera: { elevation: 50 },
};

/** Returns copies of a drawing in columns and rows, centred on the origin. */
function gridDrawings(drawing, [columns, rows], [dx, dy]) {
  return Array.from({ length: columns * rows }, (_, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    return drawing.translate(
      (column - (columns - 1) / 2) * dx,
      (row - (rows - 1) / 2) * dy,
    );
  });
}

export default function main() {
  const holes = gridDrawings(drawCircle(3), [5, 3], [11, 11]);
  return holes
    .reduce((plate, hole) => plate.cut(hole), drawRoundedRectangle(60, 40, 5))
    .sketchOnPlane("XY")
    .extrude(3);
}
