import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A box too small for a lip",
  fails: "Nothing is left 4.5 mm inside the box",
  description:
    "No shape: the wall and the clearance leave no room for the ring of the lip.",
};

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

/** The lid for a tray: a plate, and below it a lip that keeps `clearance` away from the wall on every side. */
function makeLid(box, { clearance, lip }) {
  const gap = box.wall + clearance;
  const ring = inset(box, gap).cut(inset(box, gap + box.wall));

  return inset(box, 0)
    .sketchOnPlane("XY")
    .extrude(box.wall)
    .fuse(ring.sketchOnPlane("XY").extrude(-lip));
}

export default function main() {
  return makeLid(
    { outside: [30, 9], wall: 2, corner: 3 },
    { clearance: 0.5, lip: 5 },
  );
}
