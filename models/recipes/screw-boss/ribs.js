import { draw, makeBaseBox } from "replicad";

export const about = {
  title: "A tall boss with ribs",
  description:
    "An upright tube on a plate, held by four triangular ribs around its foot.",
  camera: { elevation: 30 },
  params: {
    ribs: { label: "Ribs", min: 2, max: 6, step: 1 },
    ribHeight: {
      label: "Height of the ribs",
      unit: "mm",
      min: 4,
      max: 16,
      step: 0.5,
    },
  },
};

/** The height is in millimetres. */
export const defaultParams = { ribs: 4, ribHeight: 12 };

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

/** Returns a triangular rib that stands on XY and starts in the middle of the wall of a tube; lengths in millimetres. */
function makeRib({ hole, outside, reach, height, thickness }) {
  return draw([(hole + outside) / 4, 0])
    .hLineTo(outside / 2 + reach)
    .lineTo([outside / 2, height])
    .hLineTo((hole + outside) / 4)
    .close()
    .sketchOnPlane("XZ", -thickness / 2)
    .extrude(thickness);
}

/** @param {typeof defaultParams} params */
export default function main({ ribs, ribHeight }) {
  const [hole, outside, height, depth] = [4, 8, 20, 6.7];
  const rib = makeRib({
    hole,
    outside,
    reach: 5,
    height: ribHeight,
    thickness: 1.6,
  });
  const ring = Array.from({ length: ribs }, (_, i) =>
    rib.clone().rotate((360 / ribs) * i),
  );
  const tube = ring.reduce(
    (all, one) => all.fuse(one),
    makeBoss({ height, hole, outside, depth }),
  );

  return makeBaseBox(28, 28, 2).fuse(tube.translateZ(2));
}
