import { draw } from "replicad";

export const about = {
  title: "A hole deeper than its boss",
  fails: "The hole is 6.7 mm deep, the boss 6 mm high",
  description: "No shape: the hole would go through the floor.",
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
  return makeBoss({ height: 6, hole: 4, outside: 8, depth: 6.7 });
}
