import { drawRoundedRectangle, makeBox } from "replicad";

export const about = {
  title: "A lid that goes over the box, cut open",
  description:
    "Half of a box with half of a cap over it: the wall of the cap surrounds the wall of the box.",
  camera: { elevation: 12, azimuth: -80 },
  params: {
    clearance: { label: "Clearance", unit: "mm", min: 0, max: 1, step: 0.05 },
    overlap: { label: "Overlap", unit: "mm", min: 3, max: 14, step: 0.5 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { clearance: 0.3, overlap: 8 };

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

/**
 * A cap that fits over a tray: a wider tray, upside down. The underside of its
 * ceiling is at z = 0, and the wall reaches down to -overlap.
 */
function makeCap(box, { clearance, overlap }) {
  const ceiling = inset(box, -clearance - box.wall)
    .sketchOnPlane("XY")
    .extrude(box.wall);
  const ring = inset(box, -clearance - box.wall).cut(inset(box, -clearance));

  return ceiling.fuse(ring.sketchOnPlane("XY").extrude(-overlap));
}

/** @param {typeof defaultParams} params */
export default function main({ clearance, overlap }) {
  const box = { outside: [30, 24], height: 14, wall: 2, corner: 5 };
  const front = makeBox([-20, -20, -1], [20, 0, 20]);

  return [
    { shape: makeTray(box).cut(front), name: "box", color: "#d9a441" },
    {
      shape: makeCap(box, { clearance, overlap }).translateZ(14).cut(front),
      name: "cap",
      color: "#4a7fb5",
    },
  ];
}
