import { draw, makeBaseBox, makeCompound } from "replicad";

export const about = {
  title: "The knuckles of a hinge, cut open",
  description:
    "The lower half of three knuckles in a row: cones of the outer two sit in sockets of the middle one.",
  camera: { elevation: 65, azimuth: -60 },
  params: {
    radius: { label: "Radius", unit: "mm", min: 2.5, max: 5, step: 0.5 },
    gap: { label: "Gap", unit: "mm", min: 0.2, max: 0.6, step: 0.05 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { radius: 3, gap: 0.3 };

/**
 * A cone of 45° around the axis of a hinge, from its base at y = 0 towards +y, with a blunt tip. It is `gap` larger for
 * the socket.
 */
function makeCone({ radius, axis }, gap) {
  const long = 0.5 * radius + gap;
  return draw([0, 0])
    .hLine(0.7 * radius + gap * Math.SQRT2)
    .line(-long, long)
    .hLineTo(0)
    .close()
    .sketchOnPlane("XY", axis)
    .revolve([0, 1, 0], { origin: [0, 0, axis] });
}

/** The side of a knuckle: round above, and below it a slope of 45° down to the leaf or to the bed. */
function drawKnuckle({ radius, axis, reach }) {
  const side = radius * Math.SQRT1_2;
  return draw([-side, axis - side])
    .threePointsArcTo([radius, axis], [-side, axis + side])
    .hLineTo(reach + 1)
    .vLineTo(Math.max(axis - reach - 2 * side, 0))
    .hLineTo(Math.min(axis - 2 * side, reach))
    .close();
}

/**
 * Returns the knuckles of the two leaves of a hinge along the y axis, from y = 0 on. Those of `left` have cones, those of
 * `right` the sockets for them. `axis` is the height of the axis above the bed, and a leaf begins at `reach` from the axis.
 * Lengths in millimetres.
 */
function makeKnuckles(hinge) {
  const { radius, length, count, gap } = hinge;
  const long = (length - (count - 1) * gap) / count;
  if (long < 1.6 * radius) {
    throw new Error(`A knuckle of ${long.toFixed(1)} mm is too short`);
  }
  const knuckle = drawKnuckle(hinge).sketchOnPlane("XZ").extrude(-long);
  const cone = makeCone(hinge, 0).translateY(long);
  const socket = makeCone(hinge, gap).translateY(-gap);
  /** Returns a copy of `shape`, mirrored to the other end of the knuckle. */
  const atOtherEnd = (shape) => shape.clone().mirror("XZ", [0, long / 2, 0]);

  const left = [];
  const right = [];
  for (let i = 0; i < count; i++) {
    let one = i % 2 ? knuckle.clone() : knuckle.clone().mirror("YZ");
    if (i % 2)
      one = one.cut(makeCompound([socket.clone(), atOtherEnd(socket)]));
    else if (i < count - 1) one = one.fuse(cone);
    if (i % 2 === 0 && i > 0) one = one.fuse(atOtherEnd(cone));
    (i % 2 ? right : left).push(one.translateY(i * (long + gap)));
  }
  return { left, right };
}

/** @param {typeof defaultParams} params */
export default function main({ radius, gap }) {
  const reach = 1.1 * radius + gap;
  const hinge = { radius, axis: radius, reach, length: 28, count: 3, gap };
  const { left, right } = makeKnuckles(hinge);
  const upper = makeBaseBox(40, 80, 20).translateZ(radius);
  const lower = (shapes) => shapes.map((one) => one.cut(upper));

  return [
    { shape: makeCompound(lower(left)), name: "cones" },
    {
      shape: makeCompound(lower(right)),
      name: "sockets",
      color: "#d9a441",
    },
  ];
}
