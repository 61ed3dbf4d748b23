import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "A grid",
  description:
    "A drain plate of 60 by 40 mm with 15 round holes in five columns and three rows.",
  camera: { elevation: 50 },
};

/** Returns one drawing of copies in columns and rows, centred on the origin. */
function gridDrawing(drawing, [columns, rows], [dx, dy]) {
  const copies = [];
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      copies.push(
        drawing.translate(
          (column - (columns - 1) / 2) * dx,
          (row - (rows - 1) / 2) * dy,
        ),
      );
    }
  }
  return copies.reduce((all, one) => all.fuse(one));
}

export default function main() {
  const holes = gridDrawing(drawCircle(3), [5, 3], [11, 11]);
  return drawRoundedRectangle(60, 40, 5)
    .cut(holes)
    .sketchOnPlane("XY")
    .extrude(3);
}
