import { draw, makeCompound } from "replicad";

export const about = {
  title: "Knuckles too short for their sockets",
  fails: "A knuckle of 3.8 mm is too short",
  description: "No shape: two sockets would nearly meet inside a knuckle.",
};

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

export default function main() {
  const hinge = { radius: 3, axis: 3, reach: 3.6, gap: 0.3 };
  return makeKnuckles({ ...hinge, length: 20, count: 5 }).left;
}
