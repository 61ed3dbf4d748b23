import type { Mesh, MeshExtras, SolidPart } from '../../modeling';

/**
 * Returns the parts in a GLB of this site: z up, millimetres. The layout is documented at `MeshExtras`. A general glTF
 * reader would be 18 KB, but this site needs only one fixed layout. Throws with the reason if the file is
 * invalid. Source: glTF 2.0 specification, sections 3.6 (buffers), 3.7 (meshes), 4 (GLB); KHR_mesh_quantization.
 */
export function readGlb(file: ArrayBuffer): readonly SolidPart[] {
  const { gltf, bin } = splitGlb(file);
  const root = gltf.nodes[gltf.scenes[0]?.nodes[0] ?? 0];
  const positions = root?.children ?? [];
  return positions.flatMap((position) => {
    const node = gltf.nodes[position];
    return node ? [readPart(gltf, bin, node)] : [];
  });
}

const lines = 1;

function readPart(gltf: Gltf, bin: DataView<ArrayBuffer>, node: GltfNode): SolidPart {
  const primitives = gltf.meshes[node.mesh]?.primitives ?? [];
  // A part that consists of wires has no triangles.
  const faces = primitives.find(({ mode }) => mode !== lines);
  const edges = primitives.find(({ mode }) => mode === lines);
  const read = (index: number | undefined) => readAccessor(gltf, bin, index);
  const { labels, highlightedFaces, highlightedEdges } = node.extras;
  const mesh: Mesh = {
    positions: faces ? restoreUnits(read(faces.attributes['POSITION']), node) : new Float32Array(),
    normals: faces ? restoreUnits(read(faces.attributes['NORMAL'])) : new Float32Array(),
    indices: faces ? Uint32Array.from(read(faces.indices)) : new Uint32Array(),
    lines: edges
      ? readLines(restoreUnits(read(edges.attributes['POSITION']), node), read(edges.indices))
      : new Float32Array(),
    faces: node.extras.faces,
    edges: node.extras.edges,
  };
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

/** Returns the end points of lines, which a GLB stores as indices into `points`. */
function readLines(points: Float32Array, indices: ComponentArray): Float32Array {
  const listed = new Float32Array(indices.length * 3);
  indices.forEach((index, i) => listed.set(points.subarray(index * 3, index * 3 + 3), i * 3));
  return listed;
}

/** Returns the colour and opacity of a part. Colours in glTF are linear and are converted to sRGB for CSS. */
function readMaterial(material: GltfMaterial | undefined): Partial<SolidPart> {
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

/**
 * Returns quantised numbers in their original units. Integers represent -1 to 1, and the node contains scale and
 * offset.
 */
function restoreUnits(
  array: ComponentArray,
  { scale = [1, 1, 1], translation = [0, 0, 0] }: Pick<GltfNode, 'scale' | 'translation'> = {},
): Float32Array {
  const divisor = array instanceof Int8Array ? 127 : 32767;
  return Float32Array.from(
    array,
    (value, i) => (value / divisor) * (scale[i % 3] ?? 1) + (translation[i % 3] ?? 0),
  );
}

type ComponentArray = Int8Array | Int16Array | Uint16Array | Uint32Array;

/** The component types that the build writes: normals, positions, and the indices of small and large meshes. */
const components = { 5120: Int8Array, 5122: Int16Array, 5123: Uint16Array, 5125: Uint32Array };

/** Returns a typed array over the file's buffer, or a copy if padding separates the vertices. */
function readAccessor(
  gltf: Gltf,
  bin: DataView<ArrayBuffer>,
  index: number | undefined,
): ComponentArray {
  const accessor = gltf.accessors[index ?? -1];
  const view = gltf.bufferViews[accessor?.bufferView ?? -1];
  if (!accessor || !view) throw new Error(`The GLB has no readable accessor ${index ?? ''}.`);
  const Numbers = components[accessor.componentType];
  const width = accessor.type === 'VEC3' ? 3 : 1;
  const step = (view.byteStride ?? 0) / Numbers.BYTES_PER_ELEMENT || width;
  const start = bin.byteOffset + (view.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
  const length = Math.max(0, (accessor.count - 1) * step + width);
  const all = new Numbers(bin.buffer, start, length);
  return step === width ? all : withoutGaps(all, width, step);
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
  // Not validated, because only the type-checked build writes these files.
  const gltf = JSON.parse(json) as Gltf;
  const bin = 20 + length + 8;
  if (bin > file.byteLength) throw new Error('The GLB has no data.');
  return { gltf, bin: new DataView(file, bin) };
}

interface GltfNode {
  readonly name?: string;
  readonly mesh: number;
  readonly children?: readonly number[];
  readonly scale?: readonly number[];
  readonly translation?: readonly number[];
  readonly extras: MeshExtras;
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
  readonly scenes: readonly { readonly nodes: readonly number[] }[];
  readonly nodes: readonly GltfNode[];
  readonly meshes: readonly { readonly primitives: readonly GltfPrimitive[] }[];
  readonly materials?: readonly GltfMaterial[];
  readonly accessors: readonly {
    readonly bufferView?: number;
    readonly byteOffset?: number;
    readonly componentType: keyof typeof components;
    readonly count: number;
    readonly type: string;
  }[];
  readonly bufferViews: readonly {
    readonly byteOffset?: number;
    readonly byteStride?: number;
  }[];
}
