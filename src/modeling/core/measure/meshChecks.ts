import type { EdgeInfo, FaceInfo, Mesh } from '../result';

/** Returns true if all numbers are between `-limit` and `limit`, and none is NaN. */
export function areAllWithin(numbers: Float32Array, limit: number): boolean {
  for (const number of numbers) {
    // The comparison is negated, so NaN fails.
    if (!(Math.abs(number) <= limit)) return false;
  }
  return true;
}

/** Returns true if the arrays of a mesh have the shape that `Mesh` requires, so every index in them is valid. */
export function isValidMesh(mesh: Mesh): boolean {
  const { positions, normals, indices, lines } = mesh;
  return (
    positions.length % 3 === 0 &&
    normals.length === positions.length &&
    indices.length % 3 === 0 &&
    lines.length % 6 === 0 &&
    areBelow(indices, positions.length / 3) &&
    hasValidElements(mesh)
  );
}

/** Returns true if each face is a range of the mesh's triangles and each edge is a range of its lines. */
export function hasValidElements({ faces, edges, indices, lines }: Mesh): boolean {
  return areRanges(faces, 3, indices.length) && areRanges(edges, 2, lines.length / 3);
}

/**
 * Returns true if each element is a valid range of `end` items. All ranges together may not have more items than exist,
 * so reading them takes linear time.
 */
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
