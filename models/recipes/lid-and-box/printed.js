import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "Box and lid, ready to print",
  description:
    "The open box, and beside it the lid with its flat side down and its lip up.",
  prints: "-z",
  camera: { elevation: 35 },
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

export default function main() {
  const box = { outside: [50, 36], height: 20, wall: 2, corner: 6 };
  const lid = makeLid(box, { clearance: 0.2, lip: 5 });

  return [
    { shape: makeTray(box), name: "box" },
    {
      shape: lid.rotate(180, [0, 0, 1], [1, 0, 0]).translateY(42),
      name: "lid",
    },
  ];
}
