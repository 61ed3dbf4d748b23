import {
  BufferAttribute,
  BufferGeometry,
  Float32BufferAttribute,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
} from 'three';
import type { Mesh, SolidPart } from '../../modeling';

/**
 * Returns the triangles of `part`. Each vertex has the index of its face in the mesh, and a flag if the face is
 * highlighted.
 */
export function createFaceGeometry({ mesh, highlightedFaces }: SolidPart): BufferGeometry {
  const geometry = new BufferGeometry();
  const face = facePerVertex(mesh);
  geometry.setAttribute('position', new BufferAttribute(mesh.positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(mesh.normals, 3));
  geometry.setAttribute('face', new BufferAttribute(face, 1));
  geometry.setAttribute('highlighted', new BufferAttribute(flags(face, highlightedFaces), 1));
  geometry.setIndex(new BufferAttribute(mesh.indices, 1));
  return geometry;
}

/** Returns the lines of `part`, one quad per segment. Each segment has the index of its edge in the mesh. */
export function createEdgeGeometry({ mesh, highlightedEdges }: SolidPart): InstancedBufferGeometry {
  const { lines } = mesh;
  const segments = lines.length / 6;
  const [from, to] = [new Float32Array(segments * 3), new Float32Array(segments * 3)];
  for (let i = 0; i < segments; i++) {
    from.set(lines.subarray(i * 6, i * 6 + 3), i * 3);
    to.set(lines.subarray(i * 6 + 3, i * 6 + 6), i * 3);
  }
  const edge = edgePerSegment(mesh);
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(quad, 3));
  geometry.setIndex([0, 1, 2, 0, 2, 3]);
  geometry.setAttribute('from', new InstancedBufferAttribute(from, 3));
  geometry.setAttribute('to', new InstancedBufferAttribute(to, 3));
  geometry.setAttribute('edge', new InstancedBufferAttribute(edge, 1));
  geometry.setAttribute(
    'highlighted',
    new InstancedBufferAttribute(flags(edge, highlightedEdges), 1),
  );
  geometry.instanceCount = segments;
  return geometry;
}

/**
 * Returns the face index of each vertex. Faces never share vertices, because the kernel triangulates each face
 * separately.
 */
function facePerVertex({ positions, indices, faces }: Mesh): Float32Array {
  const face = new Float32Array(positions.length / 3).fill(-2);
  faces.forEach(({ start, count }, position) => {
    for (const vertex of indices.subarray(start, start + count)) face[vertex] = position;
  });
  return face;
}

function edgePerSegment({ lines, edges }: Mesh): Float32Array {
  const edge = new Float32Array(lines.length / 6).fill(-2);
  edges.forEach(({ start, count }, position) =>
    edge.fill(position, start / 2, (start + count) / 2),
  );
  return edge;
}

/** The corners of a segment's quad. x is the end of the segment (0 or 1), y is the side of the line (-1 or 1). */
const quad = [0, -1, 0, 1, -1, 0, 1, 1, 0, 0, 1, 0];

/** Returns 1 for each index that is in `chosen`, and 0 for others. */
function flags(positions: Float32Array, chosen: readonly number[] = []): Float32Array {
  const isChosen = new Set(chosen);
  return positions.map((position) => (isChosen.has(position) ? 1 : 0));
}
