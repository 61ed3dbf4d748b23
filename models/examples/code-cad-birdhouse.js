import { draw, drawCircle } from "replicad";

export const about = {
  title: "Code CAD birdhouse",
  description:
    "A birdhouse with four gables, a round door through two of them, and a small eyelet on top to hang it from.",
  camera: { azimuth: -55, elevation: 14 },
  params: {
    width: { label: "Width", unit: "mm", min: 100, max: 150, step: 5 },
    height: {
      label: "Height of the house",
      unit: "mm",
      min: 80,
      max: 110,
      step: 5,
    },
    thickness: { label: "Wall", unit: "mm", min: 1.5, max: 3, step: 0.5 },
    holeDiameter: { label: "Door", unit: "mm", min: 25, max: 50, step: 1 },
    hookHeight: { label: "Hook", unit: "mm", min: 8, max: 16, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = {
  width: 120,
  height: 85,
  thickness: 2,
  holeDiameter: 50,
  hookHeight: 10,
};

/** Two tents with the same gable that cross at a right angle, on the z axis. */
function makeCross(gable, length) {
  const tent = gable.sketchOnPlane("XZ", -length / 2).extrude(length);
  return tent.fuse(tent.clone().rotate(90));
}

/** @param {typeof defaultParams} params */
export default function main({
  width,
  height,
  thickness,
  holeDiameter,
  hookHeight,
}) {
  const gable = draw([-width / 2, 0])
    .lineTo([0, height])
    .lineTo([width / 2, 0])
    .close();

  const outside = makeCross(gable, width);
  const inside = makeCross(gable.offset(-thickness), width - 2 * thickness);

  const door = drawCircle(holeDiameter / 2)
    .translate(0, height * 0.36)
    .sketchOnPlane("XZ", width / 2 + 1)
    .extrude(-width - 2);

  const hook = draw([0, -6])
    .hLine(7)
    .smoothSplineTo([2.5, hookHeight * 0.6], { endTangent: [0.4, 1] })
    .smoothSplineTo([0, hookHeight], { endTangent: [-1, 0] })
    .closeWithMirror()
    .cut(drawCircle(1.6).translate(0, hookHeight * 0.62))
    .translate(0, height)
    .sketchOnPlane("XZ", -2)
    .extrude(4);

  return outside.cut(inside).cut(door).fuse(hook);
}
