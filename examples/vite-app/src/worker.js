import { importSTEP } from "replicad";
import { makeBox } from "./box.js";
import { loadKernel } from "./kernel.js";

const functions = {
  box: (thickness) => toMesh(makeBox(thickness)),
  step: (thickness) => makeBox(thickness).blobSTEP(),
  stl: (thickness) =>
    makeBox(thickness).blobSTL({ tolerance: 0.05, angularTolerance: 30 }),
  open: async (file) => toMesh(await importSTEP(file)),
};

/** Triangles and lines of a shape, ready for three.js. The shape is freed. */
function toMesh(shape) {
  const { width, height, depth } = shape.boundingBox;
  const tolerance = Math.hypot(width, height, depth) / 700;
  // Triangles first: the lines are taken from the same triangles.
  const faces = shape.mesh({ tolerance, angularTolerance: 30 });
  const edges = shape.meshEdges({ tolerance, angularTolerance: 30 });
  shape.delete();
  return { faces, edges };
}

self.onmessage = async ({ data: { name, argument } }) => {
  try {
    await loadKernel();
    self.postMessage({ result: await functions[name](argument) });
  } catch (error) {
    // The kernel throws bare numbers: the address of an exception in its memory.
    const isNumber = typeof error === "number";
    self.postMessage({
      error: isNumber
        ? "The kernel could not build this shape."
        : error.message,
    });
  }
};
