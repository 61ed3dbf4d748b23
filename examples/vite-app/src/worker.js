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

/** Returns triangles and lines of a shape for three.js. Frees the shape. */
function toMesh(shape) {
  const { width, height, depth } = shape.boundingBox;
  const tolerance = Math.hypot(width, height, depth) / 700;
  // The faces come first, because the lines reuse their triangles.
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
    // The kernel throws numbers: addresses of exceptions in its memory.
    const isNumber = typeof error === "number";
    self.postMessage({
      error: isNumber
        ? "The kernel could not build this shape."
        : error.message,
    });
  }
};
