import {
  Document,
  WebIO,
  type Accessor,
  type Buffer,
  type Material,
  type Node,
} from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import { boxOf, roundToThousandths } from '../../../base/vectors';
import { parseColor, toLinear, type Rgb } from '../color';
import type { MeshExtras } from '../measure/meshExtras';
import type { EdgeInfo, FaceInfo, SolidPart, Vector3 } from '../result';

/** Default colour of parts in downloaded files. On the site, the theme determines the default. */
const neutral: Rgb = [0x8f / 255, 0xb3 / 255, 0xe8 / 255];
const ink: Rgb = [0x14 / 255, 0x20 / 255, 0x2e / 255];

/**
 * Returns solids as a GLB file: quantised triangles, edges as lines, names, colours, and the properties of faces and
 * edges that finders need. The layout is documented at `MeshExtras`. The same parts always give the same bytes.
 */
export async function writeGlb(parts: readonly SolidPart[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document();
  document.createExtension(KHRMeshQuantization).setRequired(true);
  const buffer = document.createBuffer();
  const edgeMaterial = document
    .createMaterial('edges')
    .setBaseColorFactor([...toLinear(ink), 1])
    .setMetallicFactor(0);
  const root = document
    .createNode('model')
    .setScale([0.001, 0.001, 0.001])
    .setRotation([-Math.SQRT1_2, 0, 0, Math.SQRT1_2]);
  for (const part of parts) root.addChild(writePart(document, buffer, part, edgeMaterial));
  document.getRoot().setDefaultScene(document.createScene().addChild(root));
  document.getRoot().getAsset().generator = 'replicad documentation';
  return new WebIO().registerExtensions([KHRMeshQuantization]).writeBinary(document);
}

function writePart(
  document: Document,
  buffer: Buffer,
  part: SolidPart,
  edgeMaterial: Material,
): Node {
  const { positions, normals, indices, lines } = part.mesh;
  const grid = gridOf([positions, lines]);
  const accessor = (
    array: Int16Array<ArrayBuffer> | Int8Array<ArrayBuffer> | Indices,
    type: 'SCALAR' | 'VEC3',
  ) =>
    document
      .createAccessor()
      .setType(type)
      .setArray(array)
      .setNormalized(type === 'VEC3')
      .setBuffer(buffer);
  const mesh = document.createMesh(part.name);
  let corners: Accessor | null = null;
  const steps = toSteps(positions, grid);
  if (indices.length > 0) {
    corners = accessor(steps, 'VEC3');
    mesh.addPrimitive(
      document
        .createPrimitive()
        .setAttribute('POSITION', corners)
        .setAttribute(
          'NORMAL',
          accessor(
            Int8Array.from(normals, (n) => Math.round(n * 127)),
            'VEC3',
          ),
        )
        .setIndices(accessor(asIndices(indices, positions.length / 3), 'SCALAR'))
        .setMaterial(materialOf(document, part)),
    );
  }
  if (lines.length > 0) {
    const ends = toSteps(lines, grid);
    // Almost all end points of lines are also vertices of triangles. Sharing the vertices saves their bytes.
    const shared = corners && indexInto(steps, ends);
    const own = shared ?? indexAmongThemselves(ends);
    mesh.addPrimitive(
      document
        .createPrimitive()
        .setMode(1)
        .setAttribute('POSITION', shared && corners ? corners : accessor(own.points, 'VEC3'))
        .setIndices(accessor(asIndices(own.indices, own.points.length / 3), 'SCALAR'))
        .setMaterial(edgeMaterial),
    );
  }
  return document
    .createNode(part.name)
    .setScale([grid.scale, grid.scale, grid.scale])
    .setTranslation([...grid.middle])
    .setMesh(mesh)
    .setExtras({ ...extrasOf(part) });
}

function materialOf(document: Document, { color, opacity = 1 }: SolidPart): Material {
  const own = color === undefined ? null : parseColor(color);
  return document
    .createMaterial()
    .setBaseColorFactor([...toLinear(own ?? neutral), opacity])
    .setMetallicFactor(0)
    .setRoughnessFactor(0.6)
    .setDoubleSided(true)
    .setAlphaMode(opacity < 1 ? 'BLEND' : 'OPAQUE')
    .setExtras(own ? {} : { neutral: true });
}

function extrasOf({ mesh, labels, highlightedFaces, highlightedEdges }: SolidPart): MeshExtras {
  return {
    faces: mesh.faces.map(shortFace),
    edges: mesh.edges.map(shortEdge),
    ...(labels && { labels }),
    ...(highlightedFaces && { highlightedFaces }),
    ...(highlightedEdges && { highlightedEdges }),
  };
}

function shortFace(face: FaceInfo): FaceInfo {
  return {
    ...face,
    center: shortVector(face.center),
    // The viewer measures angles and distances with the normals of flat faces, so these are more precise.
    normal: face.type === 'PLANE' ? toMillionths(face.normal) : shortVector(face.normal),
    area: roundToThousandths(face.area),
  };
}

function shortEdge(edge: EdgeInfo): EdgeInfo {
  return {
    ...edge,
    startPoint: shortVector(edge.startPoint),
    endPoint: shortVector(edge.endPoint),
    length: roundToThousandths(edge.length),
    ...(edge.radius !== undefined && { radius: roundToThousandths(edge.radius) }),
    ...(edge.center && { center: shortVector(edge.center) }),
  };
}

function shortVector([x, y, z]: Vector3): Vector3 {
  return [roundToThousandths(x), roundToThousandths(y), roundToThousandths(z)];
}

function toMillionths(normal: Vector3): Vector3 {
  const [x, y, z] = normal.map((value) => roundToThousandths(value * 1000) / 1000);
  return [x ?? 0, y ?? 0, z ?? 0];
}

/**
 * The grid to which positions are rounded: 65 535 steps along the longest side, with the same step in all directions.
 */
interface Grid {
  readonly middle: Vector3;
  /** Half of the longest side, because normalised integers range from -1 to 1. */
  readonly scale: number;
}

function gridOf(arrays: readonly Float32Array[]): Grid {
  const { min, max } = boxOf(...arrays);
  const half = ([0, 1, 2] as const).map((axis) => (max[axis] - min[axis]) / 2);
  return {
    middle: [(max[0] + min[0]) / 2, (max[1] + min[1]) / 2, (max[2] + min[2]) / 2],
    scale: Math.max(...half) || 1,
  };
}

const lastStep = 32767;

function toSteps(values: Float32Array, { middle, scale }: Grid): Int16Array<ArrayBuffer> {
  return Int16Array.from(values, (value, i) =>
    Math.round(((value - (middle[i % 3] ?? 0)) / scale) * lastStep),
  );
}

type Indices = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

function asIndices(values: ArrayLike<number>, count: number): Indices {
  return count < 65_536 ? Uint16Array.from(values) : Uint32Array.from(values);
}

interface Indexed {
  readonly points: Int16Array<ArrayBuffer>;
  readonly indices: readonly number[];
}

/** Returns the index in `points` of each point of `ends`; null if `points` lacks one of them. */
function indexInto(points: Int16Array<ArrayBuffer>, ends: Int16Array): Indexed | null {
  const places = new Map<string, number>();
  for (let i = 0; i < points.length; i += 3) places.set(keyAt(points, i), i / 3);
  const indices: number[] = [];
  for (let i = 0; i < ends.length; i += 3) {
    const place = places.get(keyAt(ends, i));
    if (place === undefined) return null;
    indices.push(place);
  }
  return { points, indices };
}

function indexAmongThemselves(ends: Int16Array): Indexed {
  const places = new Map<string, number>();
  const points: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i < ends.length; i += 3) {
    const key = keyAt(ends, i);
    const place = places.get(key) ?? places.size;
    if (place === places.size) {
      places.set(key, place);
      points.push(...ends.subarray(i, i + 3));
    }
    indices.push(place);
  }
  return { points: Int16Array.from(points), indices };
}

function keyAt(points: Int16Array, i: number): string {
  return `${points[i]},${points[i + 1]},${points[i + 2]}`;
}
