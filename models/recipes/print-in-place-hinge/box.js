import { draw, drawRoundedRectangle, makeCompound } from "replicad";

export const about = {
  title: "A box with a hinged lid, printed open",
  description:
    "Two open trays of the same size side by side, joined at their rims by knuckles.",
  prints: "-z",
  camera: { elevation: 35 },
  params: {
    width: { label: "Width", unit: "mm", min: 24, max: 60, step: 1 },
    length: { label: "Length", unit: "mm", min: 36, max: 80, step: 1 },
    height: { label: "Height", unit: "mm", min: 8, max: 25, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { width: 30, length: 44, height: 12 };

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

const fuseAll = (shapes) => shapes.reduce((all, shape) => all.fuse(shape));

/** @param {typeof defaultParams} params */
export default function main({ width, length, height }) {
  const [radius, gap, wall, corner] = [3, 0.3, 2, 5];
  const axis = height + gap / 2;
  const reach = 1.1 * radius + gap;
  const hinge = { radius, axis, reach, length: length - 2 * corner, gap };
  const { left, right } = makeKnuckles({ ...hinge, count: 3 });
  /** @type {[number, number]} */
  const middle = [reach + width / 2, length / 2 - corner];
  const room = drawRoundedRectangle(width - 2 * wall, length - 2 * wall, 3);
  const tray = drawRoundedRectangle(width, length, corner)
    .translate(middle)
    .sketchOnPlane("XY")
    .extrude(height)
    .cut(room.translate(middle).sketchOnPlane("XY", wall).extrude(height));

  return [
    { shape: fuseAll([tray.clone().mirror("YZ"), ...left]), name: "box" },
    { shape: fuseAll([tray, ...right]), name: "lid", color: "#d9a441" },
  ];
}
