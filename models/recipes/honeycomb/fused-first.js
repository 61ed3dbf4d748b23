import { drawCircle, drawPolysides } from "replicad";

export const about = {
  title: "Cells fused before the cut",
  fails: "cut() made the drawing larger",
  description:
    "A round plate on which seven cells are outlined, and not one of them is a hole.",
  camera: { elevation: 50 },
};

/**
 * Returns the centres of the cells of a honeycomb for which `isInside` is true. One cell is centred on the origin.
 * `pitch` is the distance between neighbouring centres, `reach` the radius of the field; both in millimetres.
 */
function cellCenters(pitch, reach, isInside) {
  const count = Math.ceil(reach / (pitch * Math.sqrt(0.75)));
  const steps = Array.from({ length: 2 * count + 1 }, (_, i) => i - count);

  return steps
    .flatMap((row) =>
      steps.map((column) => [
        (column + Math.abs(row % 2) / 2) * pitch,
        row * pitch * Math.sqrt(0.75),
      ]),
    )
    .filter(isInside);
}

/** Draws six-sided cells around points; `cell` is the distance between two flat sides, in millimetres. */
function drawCells(cell, centers) {
  if (centers.length === 0) throw new Error(`No cell of ${cell} mm fits`);
  const hexagon = drawPolysides(cell / Math.sqrt(3), 6);
  return centers.map((center) => hexagon.translate(center));
}

export default function main() {
  const centers = cellCenters(9.6, 20, ([x, y]) => Math.hypot(x, y) < 12);
  const cells = drawCells(8, centers).reduce((all, one) => all.fuse(one));

  return drawCircle(20).cut(cells).sketchOnPlane("XY").extrude(3);
}
