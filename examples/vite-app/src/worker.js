import { expose } from "comlink";
import { importSTEP } from "replicad";
import { makeBox } from "./box.js";
import { loadKernel } from "./kernel.js";

/** Waits for the kernel, then builds; failures of the kernel become errors with a message. */
async function build(make) {
  await loadKernel();
  try {
    return await make();
  } catch (error) {
    // The kernel throws bare numbers: the address of an exception in its memory.
    if (typeof error === "number") {
      throw new Error("The kernel could not build this shape.");
    }
    throw error;
  }
}

/** Triangles and lines of a shape, ready for three.js. */
function toMesh(shape) {
  const { width, height, depth } = shape.boundingBox;
  const tolerance = Math.hypot(width, height, depth) / 700;
  // Triangles first: the lines are taken from the same triangles.
  const faces = shape.mesh({ tolerance, angularTolerance: 30 });
  const edges = shape.meshEdges({ tolerance, angularTolerance: 30 });
  return { faces, edges };
}

expose({
  box: (thickness) => build(() => toMesh(makeBox(thickness))),
  step: (thickness) => build(() => makeBox(thickness).blobSTEP()),
  stl: (thickness) =>
    build(() =>
      makeBox(thickness).blobSTL({ tolerance: 0.05, angularTolerance: 30 }),
    ),
  open: (file) => build(async () => toMesh(await importSTEP(file))),
});
