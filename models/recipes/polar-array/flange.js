import { drawSingleCircle, makeCompound, makeCylinder } from "replicad";

export const about = {
  title: "A flange with a ring of holes",
  description:
    "A round flange of radius 40 mm with a tube in the middle and eight bolt holes around it.",
  params: {
    holes: { label: "Holes", min: 3, max: 16, step: 1 },
    circle: {
      label: "Radius of the ring",
      unit: "mm",
      min: 24,
      max: 34,
      step: 1,
    },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { holes: 8, circle: 30 };

/** Returns copies of a shape around an axis; `angle` is the total angle in degrees. */
function polarArray(
  shape,
  count,
  { angle = 360, center = [0, 0, 0], axis = [0, 0, 1] } = {},
) {
  const step = angle === 360 ? angle / count : angle / (count - 1);
  return Array.from({ length: count }, (_, i) =>
    shape.clone().rotate(step * i, center, axis),
  );
}

/** @param {typeof defaultParams} params */
export default function main({ holes, circle }) {
  const disc = drawSingleCircle(40).sketchOnPlane("XY").extrude(6);
  const tube = drawSingleCircle(18).sketchOnPlane("XY").extrude(24);
  const bore = makeCylinder(14, 40, [0, 0, -5]);
  const drill = makeCylinder(3, 20, [circle, 0, -5]);

  return disc
    .fuse(tube)
    .cut(bore)
    .cut(makeCompound(polarArray(drill, holes)));
}
