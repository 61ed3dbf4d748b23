import { drawRoundedRectangle, makeBox } from "replicad";

export const about = {
  title: "The box closed, and cut open",
  description:
    "Half of the box with half of the lid on it: the lip is inside the wall, with a thin gap between them.",
  camera: { elevation: 12, azimuth: -80 },
  params: {
    clearance: { label: "Clearance", unit: "mm", min: 0, max: 1, step: 0.05 },
    lip: { label: "Lip", unit: "mm", min: 2, max: 11.5, step: 0.5 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { clearance: 0.3, lip: 5 };

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
export default function main({ clearance, lip }) {
  const box = { outside: [30, 24], height: 14, wall: 2, corner: 5 };
  const front = makeBox([-20, -20, -1], [20, 0, 20]);

  return [
    { shape: makeTray(box).cut(front), name: "box", color: "#d9a441" },
    {
      shape: makeLid(box, { clearance, lip }).translateZ(14).cut(front),
      name: "lid",
      color: "#4a7fb5",
    },
  ];
}
