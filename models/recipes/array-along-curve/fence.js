import { draw, makeBaseBox, RAD2DEG } from "replicad";

export const about = {
  title: "A fence along a curve",
  description:
    "Upright boards along a curved line on the ground, each turned to follow it.",
  camera: { elevation: 35 },
  params: {
    count: { label: "Boards", min: 2, max: 24, step: 1 },
    bend: { label: "Bend", unit: "mm", min: -30, max: 30, step: 1 },
  },
};

/** The bend in millimetres. */
export const defaultParams = { count: 12, bend: 24 };

/**
 * Positions on a wire at even distances, each from 0 to 1. The last one is the end of an open wire; on a closed wire it
 * stops one step before the start. The distances are measured along 200 short lines.
 */
function evenPositions(wire, count) {
  const points = Array.from({ length: 201 }, (_, i) => wire.pointAt(i / 200));
  const lengths = [0];
  for (let i = 1; i <= 200; i += 1) {
    lengths.push(lengths[i - 1] + points[i].sub(points[i - 1]).Length);
  }
  const step = lengths[200] / (wire.isClosed ? count : count - 1);

  return Array.from({ length: count }, (_, i) => {
    const after = lengths.findIndex((length) => length > step * i);
    if (after === -1) return 1;
    const [from, to] = [lengths[after - 1], lengths[after]];
    return (after - 1 + (step * i - from) / (to - from)) / 200;
  });
}

/**
 * Copies of a shape along a wire, at even distances. Each copy is turned around the z axis until its x axis points along
 * the wire, unless `turned` is false.
 */
function arrayAlong(shape, wire, count, { turned = true } = {}) {
  return evenPositions(wire, count).map((position) => {
    const { x, y } = wire.tangentAt(position);
    const angle = turned ? Math.atan2(y, x) * RAD2DEG : 0;
    const point = wire.pointAt(position).toTuple();
    return shape.clone().rotate(angle).translate(point);
  });
}

/** @param {typeof defaultParams} params */
export default function main({ count, bend }) {
  const path = draw([-50, 0])
    .cubicBezierCurveTo([50, 0], [-20, 2 * bend], [20, -2 * bend])
    .done()
    .sketchOnPlane("XY");

  return arrayAlong(makeBaseBox(6, 2, 20), path.wire, count).map(
    (shape, i) => ({ shape, name: `board ${i + 1}` }),
  );
}
