import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A box and a lid with clearance",
  description:
    "An open box with rounded corners, and above it a lid with a lip that fits into the opening.",
  camera: { elevation: 25 },
  params: {
    length: { label: "Length", unit: "mm", min: 40, max: 100, step: 1 },
    width: { label: "Width", unit: "mm", min: 30, max: 80, step: 1 },
    clearance: { label: "Clearance", unit: "mm", min: 0, max: 0.6, step: 0.05 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { length: 60, width: 40, clearance: 0.2 };

/** The outline of a box, smaller by `distance` on every side; a negative distance makes it larger. */
function inset({ outside: [length, width], corner }, distance) {
  if (Math.min(length, width) <= 2 * distance) {
    throw new Error(`Nothing is left ${distance} mm inside the box`);
  }
  return drawRoundedRectangle(
    length - 2 * distance,
    width - 2 * distance,
    Math.max(corner - distance, 0),
  );
}

/** A box that is open at the top; lengths in millimetres, `outside` is its length and its width. */
function makeTray(box) {
  const block = inset(box, 0).sketchOnPlane("XY").extrude(box.height);
  const room = inset(box, box.wall).sketchOnPlane("XY", box.wall);
  return block.cut(room.extrude(box.height));
}

/** The lid for a tray: a plate, and below it a lip that keeps `clearance` away from the wall on every side. */
function makeLid(box, { clearance, lip }) {
  const gap = box.wall + clearance;
  const ring = inset(box, gap).cut(inset(box, gap + box.wall));

  return inset(box, 0)
    .sketchOnPlane("XY")
    .extrude(box.wall)
    .fuse(ring.sketchOnPlane("XY").extrude(-lip));
}

/** @param {typeof defaultParams} params */
export default function main({ length, width, clearance }) {
  const box = { outside: [length, width], height: 24, wall: 2, corner: 6 };

  return [
    { shape: makeTray(box), name: "box" },
    {
      shape: makeLid(box, { clearance, lip: 5 }).translateZ(36),
      name: "lid",
    },
  ];
}
