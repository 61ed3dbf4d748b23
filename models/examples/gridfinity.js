import { drawCircle, drawRoundedRectangle, makeCompound } from "replicad";

export const about = {
  title: "Gridfinity box",
  description:
    "A storage box on a grid of 42 mm, two cells wide and one deep, with a tapered foot under each cell and holes for magnets.",
  prints: "-z",
  camera: { azimuth: -40, elevation: 32 },
  params: {
    columns: { label: "Columns", min: 1, max: 4, step: 1 },
    rows: { label: "Rows", min: 1, max: 3, step: 1 },
    height: {
      label: "Height of the box",
      unit: "mm",
      min: 10,
      max: 60,
      step: 1,
    },
    wall: { label: "Wall", unit: "mm", min: 0.8, max: 2, step: 0.2 },
    withMagnets: { label: "Holes for magnets" },
    withScrews: { label: "Holes for screws" },
  },
};

/** Lengths in millimetres; columns and rows count cells of 42 mm. */
export const defaultParams = {
  columns: 2,
  rows: 1,
  height: 21,
  wall: 1.2,
  withMagnets: true,
  withScrews: false,
};

/** The dimensions of the Gridfinity standard, which make all boxes fit together. */
const PITCH = 42;
const CLEARANCE = 0.5;
const CORNER = 4;
const FOOT = [0.8, 1.8, 2.15];
const FOOT_HEIGHT = FOOT[0] + FOOT[1] + FOOT[2];
const MAGNET = { radius: 3.25, height: 2 };
const SCREW_RADIUS = 1.5;

/** A square outline of the foot, smaller than a cell by `inset` on every side. */
function drawFoot(inset) {
  const side = PITCH - CLEARANCE - 2 * inset;
  return drawRoundedRectangle(side, side, CORNER - inset);
}

/** One foot from z = 0 up: its sides slope out, go straight up and slope out again. */
function makeFoot() {
  const bottom = FOOT[0] + FOOT[2];
  const at = (inset, z) => drawFoot(inset).sketchOnPlane("XY", z);

  return at(bottom, 0).loftWith(
    [at(FOOT[2], FOOT[0]), at(FOOT[2], FOOT[0] + FOOT[1]), at(0, FOOT_HEIGHT)],
    { ruled: true },
  );
}

/** The holes in the corners of one cell, from its underside up. */
function makeHoles(radius, depth) {
  const distance = 13;
  return [
    [distance, distance],
    [distance, -distance],
    [-distance, distance],
    [-distance, -distance],
  ].map(([x, y]) =>
    drawCircle(radius).translate(x, y).sketchOnPlane("XY").extrude(depth),
  );
}

/** Returns copies of each shape, one in the centre of every cell. */
function onGrid(shapes, columns, rows) {
  const cells = Array.from({ length: columns * rows }, (_, i) => [
    ((i % columns) - (columns - 1) / 2) * PITCH,
    (Math.floor(i / columns) - (rows - 1) / 2) * PITCH,
  ]);
  return cells.flatMap(([x, y]) =>
    shapes.map((shape) => shape.clone().translate(x, y, 0)),
  );
}

/** @param {typeof defaultParams} params */
export default function main({
  columns,
  rows,
  height,
  wall,
  withMagnets,
  withScrews,
}) {
  const width = columns * PITCH - CLEARANCE;
  const depth = rows * PITCH - CLEARANCE;

  const outside = drawRoundedRectangle(width, depth, CORNER);
  const inside = drawRoundedRectangle(
    width - 2 * wall,
    depth - 2 * wall,
    CORNER - wall,
  );
  const floor = 1;
  const box = outside
    .cut(inside)
    .sketchOnPlane("XY", FOOT_HEIGHT + floor)
    .extrude(height - floor)
    .fuse(outside.sketchOnPlane("XY", FOOT_HEIGHT).extrude(floor));

  const feet = onGrid([makeFoot()], columns, rows);
  const whole = feet.reduce(
    (all, foot) => all.fuse(foot, { optimisation: "commonFace" }),
    box,
  );

  // Tools in a compound must not overlap, so each kind of hole has its own
  // compound.
  const drill = (solid, radius, depth) =>
    solid.cut(makeCompound(onGrid(makeHoles(radius, depth), columns, rows)));
  const bored = withMagnets
    ? drill(whole, MAGNET.radius, MAGNET.height)
    : whole;
  return withScrews ? drill(bored, SCREW_RADIUS, FOOT_HEIGHT - 1) : bored;
}
