import { drawPolysides, makeBaseBox, makeCompound } from "replicad";

export const about = {
  title: "A honeycomb in the side of a box",
  description:
    "An open box whose front is a grille of six-sided holes, away from its edges.",
  camera: { azimuth: -60, elevation: 25 },
  params: {
    cell: { label: "Cell", unit: "mm", min: 6, max: 12, step: 0.5 },
    height: { label: "Height of the box", unit: "mm", min: 24, max: 50 },
  },
};

/** Lengths in millimetres; the cell is measured between two flat sides. */
export const defaultParams = { cell: 8, height: 36 };

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

/** @param {typeof defaultParams} params */
export default function main({ cell, height }) {
  const [length, width] = [60, 40];
  const centers = cellCenters(
    cell + 1.6,
    length / 2,
    ([x, y]) =>
      Math.abs(x) + cell / 2 <= length / 2 - 5 &&
      Math.abs(y) + cell / Math.sqrt(3) <= height / 2 - 4,
  );
  const grille = drawCells(cell, centers).map((hole) =>
    hole.sketchOnPlane("XZ", [0, 3 - width / 2, height / 2]).extrude(4),
  );

  return makeBaseBox(length, width, height)
    .shell(2, (face) => face.inPlane("XY", height))
    .cut(makeCompound(grille));
}
