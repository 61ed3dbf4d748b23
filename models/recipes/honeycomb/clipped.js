import { drawPolysides, drawRoundedRectangle } from "replicad";

export const about = {
  title: "A honeycomb up to the border",
  description:
    "The plate with cells that the border cuts: parts of cells stand along the sides.",
  camera: { elevation: 50 },
  params: {
    cell: { label: "Cell", unit: "mm", min: 7, max: 16, step: 0.5 },
    border: { label: "Border", unit: "mm", min: 2, max: 10, step: 0.5 },
  },
};

/** Lengths in millimetres; the cell is measured between two flat sides. */
export const defaultParams = { cell: 11, border: 3 };

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

/** Returns a drawing with holes cut out, one after the other. */
function cutAll(drawing, holes) {
  return holes.reduce((rest, hole) => rest.cut(hole), drawing);
}

/** @param {typeof defaultParams} params */
export default function main({ cell, border }) {
  const [length, width] = [72, 50];
  const centers = cellCenters(
    cell + 1.6,
    length / 2 + cell,
    ([x, y]) =>
      Math.abs(x) < length / 2 - border && Math.abs(y) < width / 2 - border,
  );
  const field = drawRoundedRectangle(
    length - 2 * border,
    width - 2 * border,
    Math.max(4 - border, 0),
  );

  const holes = drawCells(cell, centers).map((hole) => field.intersect(hole));

  return cutAll(drawRoundedRectangle(length, width, 4), holes)
    .sketchOnPlane("XY")
    .extrude(3);
}
