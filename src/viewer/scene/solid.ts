import {
  BackSide,
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  FrontSide,
  Group,
  Float32BufferAttribute,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh as Object3dMesh,
  ReplaceStencilOp,
  ShaderMaterial,
  Vector2,
  Vector4,
  type IUniform,
} from 'three';
import type { Mesh } from '../../modeling';
import { partColor } from '../partColor';
import type { SolidPart } from '../parts';
import { edgeColor, neutralColor } from '../camera/appearance';
import { edgeFragment, edgeVertex, faceFragment, faceVertex } from './shaders';

/** Uniforms that all solids of one view share: changed once, seen by every material. */
export interface SharedUniforms {
  readonly section: IUniform<Vector4>;
  readonly accent: IUniform<Color>;
  readonly viewport: IUniform<Vector2>;
  /** Device pixels per CSS pixel. */
  readonly pixel: IUniform<number>;
  /** Width of edges. Device pixels. */
  readonly width: IUniform<number>;
  readonly bias: IUniform<number>;
  readonly near: IUniform<number>;
}

/** One part in the scene: its faces, its edges, and which of them are marked. */
export interface Solid {
  readonly part: () => SolidPart;
  readonly faces: Group;
  readonly edges: Object3dMesh;
  /** Marks a face or edge by position; -1: none. */
  mark(what: 'face' | 'edge', how: 'hovered' | 'picked', index: number): void;
  /** True when `other` is drawn with the same triangles, lines and colours, and nothing is highlighted. */
  isPictureOf(other: SolidPart): boolean;
  /** Takes over what `other`, of which this is the picture, says of faces and edges. */
  describe(other: SolidPart): void;
  dispose(): void;
}

export function createUniforms(): SharedUniforms {
  return {
    section: { value: new Vector4(0, 0, 0, 1) },
    accent: { value: new Color() },
    viewport: { value: new Vector2(1, 1) },
    pixel: { value: 1 },
    width: { value: 1 },
    bias: { value: 0 },
    near: { value: 0 },
  };
}

/** Returns the drawable objects of `part`. What the model's code highlights is marked throughout. */
export function createSolid(part: SolidPart, shared: SharedUniforms): Solid {
  const opacity = part.opacity ?? 1;
  const faceUniforms = {
    section: shared.section,
    accent: shared.accent,
    pixel: shared.pixel,
    color: { value: toColor(partColor(part.color) ?? neutralColor) },
    opacity: { value: opacity },
    hovered: { value: -1 },
    picked: { value: -1 },
  };
  const geometry = faceGeometry(part);
  const faces = new Group().add(
    ...[FrontSide, BackSide].map(
      (side) =>
        new Object3dMesh(
          geometry,
          new ShaderMaterial({
            vertexShader: faceVertex,
            fragmentShader: faceFragment,
            side,
            transparent: opacity < 1,
            depthWrite: opacity === 1,
            uniforms: faceUniforms,
            // The nearest face has the last word: 1 where it is a back face.
            stencilWrite: true,
            stencilRef: side === BackSide ? 1 : 0,
            stencilZPass: ReplaceStencilOp,
          }),
        ),
    ),
  );
  const edgeUniforms = {
    section: shared.section,
    accent: shared.accent,
    viewport: shared.viewport,
    width: shared.width,
    bias: shared.bias,
    near: shared.near,
    color: { value: toColor(edgeColor) },
    hovered: { value: -1 },
    picked: { value: -1 },
  };
  const edgeMaterial = new ShaderMaterial({
    vertexShader: edgeVertex,
    fragmentShader: edgeFragment,
    side: DoubleSide,
    uniforms: edgeUniforms,
  });
  const edges = new Object3dMesh(edgeGeometry(part), edgeMaterial);
  // The box of an instanced geometry is that of one quad, so three.js would leave the edges out.
  edges.frustumCulled = false;
  // After the cap of the section.
  edges.renderOrder = 2;
  let described = part;
  return {
    part: () => described,
    isPictureOf: (other) => isSamePicture(described, other),
    describe(other) {
      described = other;
      update(geometry, 'face', facePerVertex(other.mesh));
      update(edges.geometry, 'edge', edgePerSegment(other.mesh));
    },
    faces,
    edges,
    mark(what, how, index) {
      const uniforms = what === 'face' ? faceUniforms : edgeUniforms;
      uniforms[how].value = index;
    },
    dispose() {
      geometry.dispose();
      edges.geometry.dispose();
      faces.children.forEach((child) => {
        if (child instanceof Object3dMesh) (child.material as ShaderMaterial).dispose();
      });
      edgeMaterial.dispose();
    },
  };
}

/** Returns the colour "#rrggbb…" as sRGB numbers, which is what the shaders reckon with. */
function toColor(hex: string): Color {
  return new Color(hex.slice(0, 7)).convertLinearToSRGB();
}

function faceGeometry({ mesh, highlightedFaces }: SolidPart): BufferGeometry {
  const geometry = new BufferGeometry();
  const face = facePerVertex(mesh);
  geometry.setAttribute('position', new BufferAttribute(mesh.positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(mesh.normals, 3));
  geometry.setAttribute('face', new BufferAttribute(face, 1));
  geometry.setAttribute('highlighted', new BufferAttribute(flags(face, highlightedFaces), 1));
  geometry.setIndex(new BufferAttribute(mesh.indices, 1));
  return geometry;
}

/** Vertices are never shared between faces: the kernel triangulates each face by itself. */
function facePerVertex({ positions, indices, faces }: Mesh): Float32Array {
  const face = new Float32Array(positions.length / 3).fill(-2);
  faces.forEach(({ start, count }, position) => {
    for (const vertex of indices.subarray(start, start + count)) face[vertex] = position;
  });
  return face;
}

function isSamePicture(one: SolidPart, other: SolidPart): boolean {
  const hasHighlights = [one, other].some(
    ({ highlightedFaces = [], highlightedEdges = [] }) =>
      highlightedFaces.length + highlightedEdges.length > 0,
  );
  return (
    !hasHighlights &&
    one.color === other.color &&
    one.opacity === other.opacity &&
    (['positions', 'normals', 'indices', 'lines'] as const).every((key) =>
      isSameArray(one.mesh[key], other.mesh[key]),
    )
  );
}

function isSameArray(one: Float32Array | Uint32Array, other: Float32Array | Uint32Array): boolean {
  if (one === other) return true;
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

function update(geometry: BufferGeometry, name: string, values: Float32Array): void {
  const attribute = geometry.getAttribute(name);
  (attribute.array as Float32Array).set(values);
  attribute.needsUpdate = true;
}

function edgeGeometry({ mesh, highlightedEdges }: SolidPart): InstancedBufferGeometry {
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

function edgePerSegment({ lines, edges }: Mesh): Float32Array {
  const edge = new Float32Array(lines.length / 6).fill(-2);
  edges.forEach(({ start, count }, position) =>
    edge.fill(position, start / 2, (start + count) / 2),
  );
  return edge;
}

/** x: which end of the segment, y: which side of it. */
const quad = [0, -1, 0, 1, -1, 0, 1, 1, 0, 0, 1, 0];

/** Returns 1 for each position that is among `chosen`, else 0. */
function flags(positions: Float32Array, chosen: readonly number[] = []): Float32Array {
  const isChosen = new Set(chosen);
  return positions.map((position) => (isChosen.has(position) ? 1 : 0));
}
