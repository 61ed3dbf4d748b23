import type { EdgeInfo, FaceInfo, Mesh } from '../result';

/** Returns true if no number is NaN or farther from 0 than `limit`. */
export function areWithin(numbers: Float32Array, limit: number): boolean {
  for (const number of numbers) {
    // Negated, so that NaN fails.
    if (!(Math.abs(number) <= limit)) return false;
  }
  return true;
}

/** Returns true if the arrays of a mesh have the shape that `Mesh` requires, so that every index in them is valid. */
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

/** Returns true if the faces of a mesh are ranges of its triangles, and its edges ranges of its lines. */
export function areElementsOf({ faces, edges, indices, lines }: Mesh): boolean {
  return areRanges(faces, 3, indices.length) && areRanges(edges, 2, lines.length / 3);
}

/** The ranges together may not have more items than exist, so that reading them takes linear time. */
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
