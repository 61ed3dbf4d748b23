import { drawCircle, drawPolysides } from "replicad";

export const about = {
  title: "A cell too large for its plate",
  fails: "No cell of 34 mm fits",
  description: "No shape: a cell of 34 mm has no place inside the border.",
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

/** Returns a drawing with holes cut out, one after the other. */
function cutAll(drawing, holes) {
  return holes.reduce((rest, hole) => rest.cut(hole), drawing);
}

export default function main() {
  const [radius, cell] = [20, 34];
  const farthest = radius - 2 - cell / Math.sqrt(3);
  const centers = cellCenters(
    cell + 1.6,
    radius,
    ([x, y]) => Math.hypot(x, y) <= farthest,
  );

  return cutAll(drawCircle(radius), drawCells(cell, centers))
    .sketchOnPlane("XY")
    .extrude(3);
}
