import type { EdgeInfo, FaceInfo, Mesh } from '../result';

/** Returns whether all of `numbers` are numbers, none of them further from 0 than `limit`. */
export function areWithin(numbers: Float32Array, limit: number): boolean {
  for (const number of numbers) {
    // Written so that NaN is none of them.
    if (!(Math.abs(number) <= limit)) return false;
  }
  return true;
}

/** Returns whether the arrays of a mesh have the shape that `Mesh` says, so that every position in them is one. */
export function isMesh(mesh: Mesh): boolean {
  const { positions, normals, indices, lines } = mesh;
  return (
    positions.length % 3 === 0 &&
    normals.length === positions.length &&
    indices.length % 3 === 0 &&
    lines.length % 6 === 0 &&
    areBelow(indices, positions.length / 3) &&
    areElementsOf(mesh)
  );
}

/** Returns whether the faces of a mesh divide its triangles among them, and its edges its lines. */
export function areElementsOf({ faces, edges, indices, lines }: Mesh): boolean {
  return areRanges(faces, 3, indices.length) && areRanges(edges, 2, lines.length / 3);
}

/** No more in all than there is: what looks at each element looks at nothing twice. */
function areRanges(elements: readonly (FaceInfo | EdgeInfo)[], step: number, end: number): boolean {
  let left = end;
  return elements.every(({ start, count }) => {
    left -= count;
    return start % step === 0 && count % step === 0 && start + count <= end && left >= 0;
  });
}

function areBelow(indices: Uint32Array, end: number): boolean {
  for (const index of indices) {
    if (index >= end) return false;
  }
  return true;
}
