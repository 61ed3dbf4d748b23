import type { Mesh, MeshExtras } from '../../modeling';
import type { ViewedSolid } from '../parts';

/**
 * Returns the parts in a GLB of this site: z up, millimetres. For the layout see MeshExtras. One fixed layout does not
 * need a general reader of glTF, which weighs 18 KB.
 * Errors: says what is wrong with the file.
 * Source: glTF 2.0 specification, sections 3.6 (buffers), 3.7 (meshes), 4 (GLB); KHR_mesh_quantization.
 */
export function readGlb(file: ArrayBuffer): readonly ViewedSolid[] {
  const { gltf, bin } = splitGlb(file);
  const root = gltf.nodes[gltf.scenes[gltf.scene ?? 0]?.nodes[0] ?? 0];
  const positions = root?.children ?? [];
  return positions.flatMap((position) => {
    const node = gltf.nodes[position];
    return node?.mesh === undefined ? [] : [readPart(gltf, bin, node)];
  });
}

const triangles = 4;
const lines = 1;

function readPart(gltf: Gltf, bin: DataView<ArrayBuffer>, node: GltfNode): ViewedSolid {
  const primitives = gltf.meshes[node.mesh ?? 0]?.primitives ?? [];
  const faces = primitives.find(({ mode }) => (mode ?? triangles) === triangles);
  const edges = primitives.find(({ mode }) => mode === lines);
  // A part that consists of wires has no triangles.
  const read = (index: number | undefined) =>
    faces ? readAccessor(gltf, bin, index) : { array: new Float32Array(), divisor: 1 };
  const extras = node.extras ?? { faces: [], edges: [] };
  const mesh: Mesh = {
    positions: place(read(faces?.attributes['POSITION']), node),
    normals: place(read(faces?.attributes['NORMAL'])),
    indices: toIndices(read(faces?.indices)),
    lines: edges ? readLines(gltf, bin, edges, node) : new Float32Array(),
    faces: extras.faces,
    edges: extras.edges,
  };
  const { labels, highlightedFaces, highlightedEdges } = extras;
  return {
    kind: 'solid',
    name: node.name ?? '',
    mesh,
    ...readMaterial(gltf.materials?.[(faces ?? edges)?.material ?? -1]),
    ...(labels && { labels }),
    ...(highlightedFaces && { highlightedFaces }),
    ...(highlightedEdges && { highlightedEdges }),
  };
}

/** Returns the points of the lines in pairs, both for plain and for indexed lines. */
function readLines(
  gltf: Gltf,
  bin: DataView<ArrayBuffer>,
  primitive: GltfPrimitive,
  node: GltfNode,
): Float32Array {
  const points = place(readAccessor(gltf, bin, primitive.attributes['POSITION']), node);
  if (primitive.indices === undefined) return points;
  const indices = toIndices(readAccessor(gltf, bin, primitive.indices));
  const listed = new Float32Array(indices.length * 3);
  indices.forEach((index, i) => listed.set(points.subarray(index * 3, index * 3 + 3), i * 3));
  return listed;
}

/** Returns the colour and opacity of a part. Colours in glTF are linear; those of parts are CSS colours. */
function readMaterial(material: GltfMaterial | undefined): Partial<ViewedSolid> {
  const [r, g, b, alpha] = material?.pbrMetallicRoughness?.baseColorFactor ?? [1, 1, 1, 1];
  const hex = [r, g, b].map((value) =>
    Math.round(toSrgb(value) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return {
    ...(material && !material.extras?.neutral && { color: `#${hex.join('')}` }),
    ...(alpha < 1 && { opacity: alpha }),
  };
}

function toSrgb(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}

/** Applies the scale and translation that undo the quantisation. */
function place(
  { array, divisor }: Values,
  { scale, translation }: Pick<GltfNode, 'scale' | 'translation'> = {},
): Float32Array {
  const [s, t] = [scale ?? [1, 1, 1], translation ?? [0, 0, 0]];
  const placed = new Float32Array(array.length);
  for (let i = 0; i < array.length; i++) {
    const value = array[i] ?? 0;
    const normal = divisor === 1 ? value : Math.max(value / divisor, -1);
    placed[i] = normal * (s[i % 3] ?? 1) + (t[i % 3] ?? 0);
  }
  return placed;
}

function toIndices({ array }: Values): Uint32Array {
  return array instanceof Uint32Array ? array : Uint32Array.from(array);
}

type ComponentArray =
  Int8Array | Uint8Array | Int16Array | Uint16Array | Uint32Array | Float32Array;

/** Numbers as the file stores them. */
interface Values {
  readonly array: ComponentArray;
  /** The divisor of each number: more than 1 if integers represent -1 to 1. */
  readonly divisor: number;
}

/** The array of each component type, and the divisor of its normalised values. */
const components = {
  5120: [Int8Array, 127],
  5121: [Uint8Array, 255],
  5122: [Int16Array, 32767],
  5123: [Uint16Array, 65535],
  5125: [Uint32Array, 1],
  5126: [Float32Array, 1],
} as const;

/** Returns a view of the file's own numbers, or a copy without padding. */
function readAccessor(gltf: Gltf, bin: DataView<ArrayBuffer>, index: number | undefined): Values {
  const accessor = gltf.accessors[index ?? -1];
  const component = components[accessor?.componentType as keyof typeof components] as
    (typeof components)[keyof typeof components] | undefined;
  const view = gltf.bufferViews[accessor?.bufferView ?? -1];
  if (!accessor || !component || !view)
    throw new Error(`The GLB has no readable accessor ${index ?? ''}.`);
  const [Numbers, divisor] = component;
  const width = accessor.type === 'VEC3' ? 3 : 1;
  const step = (view.byteStride ?? 0) / Numbers.BYTES_PER_ELEMENT || width;
  const start = bin.byteOffset + (view.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
  const length = Math.max(0, (accessor.count - 1) * step + width);
  const all = new Numbers(bin.buffer, start, length);
  return {
    array: step === width ? all : withoutGaps(all, width, step),
    divisor: accessor.normalized ? divisor : 1,
  };
}

function withoutGaps(padded: ComponentArray, width: number, step: number): ComponentArray {
  return padded.filter((_, i) => i % step < width);
}

function splitGlb(file: ArrayBuffer): { readonly gltf: Gltf; readonly bin: DataView<ArrayBuffer> } {
  const view = new DataView(file);
  if (file.byteLength < 20 || view.getUint32(0, true) !== 0x46546c67)
    throw new Error('The file is not a GLB.');
  const length = view.getUint32(12, true);
  const json = new TextDecoder().decode(new Uint8Array(file, 20, length));
  // Not validated, because the build that wrote the file is type-checked.
  const gltf = JSON.parse(json) as Gltf;
  const bin = 20 + length + 8;
  if (bin > file.byteLength) throw new Error('The GLB has no data.');
  return { gltf, bin: new DataView(file, bin) };
}

interface GltfNode {
  readonly name?: string;
  readonly mesh?: number;
  readonly children?: readonly number[];
  readonly scale?: readonly number[];
  readonly translation?: readonly number[];
  readonly extras?: MeshExtras;
}

interface GltfPrimitive {
  readonly mode?: number;
  readonly attributes: Readonly<Record<string, number>>;
  readonly indices?: number;
  readonly material?: number;
}

interface GltfMaterial {
  readonly extras?: { readonly neutral?: boolean };
  readonly pbrMetallicRoughness?: {
    readonly baseColorFactor?: readonly [number, number, number, number];
  };
}

interface Gltf {
  readonly scene?: number;
  readonly scenes: readonly { readonly nodes: readonly number[] }[];
  readonly nodes: readonly GltfNode[];
  readonly meshes: readonly { readonly primitives: readonly GltfPrimitive[] }[];
  readonly materials?: readonly GltfMaterial[];
  readonly accessors: readonly {
    readonly bufferView?: number;
    readonly byteOffset?: number;
    readonly componentType: number;
    readonly count: number;
    readonly type: string;
    readonly normalized?: boolean;
  }[];
  readonly bufferViews: readonly {
    readonly byteOffset?: number;
    readonly byteStride?: number;
  }[];
}
