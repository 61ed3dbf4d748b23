import { draw, makeBaseBox, makeBox } from "replicad";

export const about = {
  title: "A hole that was filled again, cut open",
  description:
    "Half of a tube with a rib through it: the rib blocks the hole that the screw needs.",
  camera: { elevation: 20, azimuth: -70 },
};

/**
 * Returns a tube on the origin for a screw insert, its rim at `height`. `hole` and `outside` are diameters; `depth` is that
 * of the hole, whose rim widens by `lead` on each side. Lengths in millimetres.
 */
function makeBoss({ height, hole, outside, depth, lead = 0.5 }) {
  if (depth >= height) {
    throw new Error(`The hole is ${depth} mm deep, the boss ${height} mm high`);
  }
  return draw([0, 0])
    .hLine(outside / 2)
    .vLine(height)
    .lineTo([hole / 2 + lead, height])
    .line(-lead, -lead)
    .lineTo([hole / 2, height - depth])
    .hLineTo(0)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
}

export default function main() {
  const boss = makeBoss({ height: 12, hole: 4, outside: 8, depth: 6.7 });
  const rib = makeBaseBox(20, 1.6, 9);
  const front = makeBox([-20, -20, -1], [20, 0, 20]);

  return makeBaseBox(20, 20, 2).fuse(boss).fuse(rib).cut(front);
}
