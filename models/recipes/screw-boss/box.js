import { draw, drawCircle, drawRoundedRectangle, makeCompound } from "replicad";

export const about = {
  title: "A box with four screw bosses and its lid",
  description:
    "An open box with a tube in each corner, and beside it a flat lid with four holes.",
  camera: { elevation: 45 },
  params: {
    length: { label: "Length", unit: "mm", min: 40, max: 80, step: 1 },
    hole: { label: "Hole", unit: "mm", min: 3, max: 5, step: 0.1 },
    screw: {
      label: "Hole in the lid",
      unit: "mm",
      min: 2.4,
      max: 5,
      step: 0.1,
    },
  },
};

/** Lengths in millimetres; hole sizes are diameters. */
export const defaultParams = { length: 56, hole: 4, screw: 3.4 };

/**
 * Returns a tube on the origin for a screw insert, its rim at `height`. `hole` and `outside` are diameters; `depth` is that
 * of the hole, whose rim widens by `lead` on each side. Lengths in millimetres.
 */
function makeBoss({ height, hole, outside, depth, lead = 0.5 }) {
  if (depth >= height) {
    throw new Error(`The hole is ${depth} mm deep, the boss ${height} mm high`);
  }
  return draw([0, 0])
    .hLine(outside / 2)
    .vLine(height)
    .lineTo([hole / 2 + lead, height])
    .line(-lead, -lead)
    .lineTo([hole / 2, height - depth])
    .hLineTo(0)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
}

/** The four corners of a rectangle around the origin, `inset` millimetres from its sides. */
function corners(length, width, inset) {
  const [x, y] = [length / 2 - inset, width / 2 - inset];
  return [
    [x, y],
    [-x, y],
    [-x, -y],
    [x, -y],
  ];
}

/** @param {typeof defaultParams} params */
export default function main({ length, hole, screw }) {
  const [width, height, wall] = [40, 16, 2];
  const points = corners(length, width, 5);
  const outline = drawRoundedRectangle(length, width, 4);
  const room = drawRoundedRectangle(length - 2 * wall, width - 2 * wall, 2);

  const boss = makeBoss({
    height: height - wall,
    hole,
    outside: 9,
    depth: 6.7,
  });
  const bosses = points.map(([x, y]) => boss.clone().translate(x, y, wall));
  const box = outline
    .sketchOnPlane("XY")
    .extrude(height)
    .cut(room.sketchOnPlane("XY", wall).extrude(height))
    .fuse(makeCompound(bosses));

  const lid = points
    .reduce(
      (plate, [x, y]) => plate.cut(drawCircle(screw / 2).translate(x, y)),
      outline,
    )
    .sketchOnPlane("XY")
    .extrude(wall);

  return [
    { shape: box, name: "box" },
    { shape: lid.translateY(width + 6), name: "lid" },
  ];
}
