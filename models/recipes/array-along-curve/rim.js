import { drawEllipse, makeCompound, makeCylinder, RAD2DEG } from "replicad";

export const about = {
  title: "Holes around an ellipse",
  description:
    "An oval plate with round holes at even distances along an ellipse inside its edge.",
  camera: { elevation: 50 },
  params: {
    count: { label: "Holes", min: 3, max: 24, step: 1 },
    length: { label: "Length", unit: "mm", min: 50, max: 100, step: 1 },
  },
};

/** The length in millimetres. */
export const defaultParams = { count: 14, length: 80 };

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
export default function main({ count, length }) {
  const outline = drawEllipse(length / 2, 22);
  const path = drawEllipse(length / 2 - 6, 16).sketchOnPlane("XY");
  const drill = makeCylinder(2, 8).translateZ(-2);

  return outline
    .sketchOnPlane("XY")
    .extrude(4)
    .cut(makeCompound(arrayAlong(drill, path.wire, count)));
}
