import { makeCylinder, makeSphere } from "replicad";

export const about = {
  title: "A string of beads",
  description: "Five balls on a rod, fused into one solid.",
};

/** Returns all shapes fused into one. */
function fuseAll(shapes, options) {
  return shapes.reduce((all, shape) => all.fuse(shape, options));
}

export default function main() {
  const rod = makeCylinder(3, 56, [0, 0, 0], [1, 0, 0]);
  const beads = Array.from({ length: 5 }, (_, i) =>
    makeSphere(7).translateX(8 + 10 * i),
  );
  return fuseAll([rod, ...beads]);
}
