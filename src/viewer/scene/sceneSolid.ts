import {
  BackSide,
  Color,
  DoubleSide,
  FrontSide,
  Group,
  Mesh as Object3dMesh,
  ReplaceStencilOp,
  ShaderMaterial,
  Vector2,
  Vector4,
  type BufferGeometry,
  type IUniform,
} from 'three';
import type { SolidPart } from '../../modeling';
import { edgeColorOf, neutralColor } from '../camera/appearance';
import { createEdgeGeometry, createFaceGeometry } from './geometry';
import { edgeFragment, edgeVertex, faceFragment, faceVertex } from './shaders';

/** Uniforms shared by all solids of a view: one change affects every material. */
export interface SharedUniforms {
  readonly section: IUniform<Vector4>;
  readonly accent: IUniform<Color>;
  readonly viewport: IUniform<Vector2>;
  /** Device pixels per CSS pixel. */
  readonly pixel: IUniform<number>;
  /** The width of edges. Device pixels. */
  readonly width: IUniform<number>;
  readonly bias: IUniform<number>;
  readonly near: IUniform<number>;
}

/** The reason why a face or edge is marked: under the pointer, picked, or the start of a measurement. */
export type MarkKind = 'hovered' | 'picked' | 'first';

/** The faces and edges of one part in the scene, and the marks on them. */
export interface SceneSolid {
  readonly part: SolidPart;
  readonly faces: Group;
  readonly edges: Object3dMesh;
  /** Marks the face or edge with this index; -1 marks none. */
  mark(kind: 'face' | 'edge', reason: MarkKind, index: number): void;
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

/** Returns the three.js objects of `part`. Faces and edges that the model's code highlights are marked permanently. */
export function createSceneSolid(part: SolidPart, shared: SharedUniforms): SceneSolid {
  const marks = { face: markUniforms(), edge: markUniforms() };
  const faceMaterials = createFaceMaterials(part, shared, marks.face);
  const edgeMaterial = createEdgeMaterial(part, shared, marks.edge);
  const faces = createFaceGeometry(part);
  const edges = createEdgeGeometry(part);
  return {
    part,
    faces: new Group().add(...faceMaterials.map((material) => new Object3dMesh(faces, material))),
    edges: createEdges(edges, edgeMaterial),
    mark(kind, reason, index) {
      marks[kind][reason].value = index;
    },
    dispose() {
      [faces, edges, ...faceMaterials, edgeMaterial].forEach((owned) => owned.dispose());
    },
  };
}

/** Returns the uniforms with the index of the face or edge for each kind of mark; -1 for none. */
function markUniforms() {
  return { hovered: { value: -1 }, picked: { value: -1 }, first: { value: -1 } };
}

type MarkUniforms = ReturnType<typeof markUniforms>;

/** Returns two materials: for the outside of faces, and for their inside, which a section exposes. */
function createFaceMaterials(
  { color, opacity = 1 }: SolidPart,
  { section, accent, pixel }: SharedUniforms,
  marks: MarkUniforms,
): readonly ShaderMaterial[] {
  const uniforms = {
    ...marks,
    section,
    accent,
    pixel,
    color: { value: toColor(color ?? neutralColor) },
    opacity: { value: opacity },
  };
  return [FrontSide, BackSide].map(
    (side) =>
      new ShaderMaterial({
        vertexShader: faceVertex,
        fragmentShader: faceFragment,
        side,
        transparent: opacity < 1,
        depthWrite: opacity === 1,
        // If two faces coincide, the opaque one stays visible.
        polygonOffset: opacity < 1,
        polygonOffsetFactor: 1,
        polygonOffsetUnits: 2,
        uniforms,
        // The nearest face sets the stencil: to 1 if it is a back face, otherwise to 0.
        stencilWrite: true,
        stencilRef: side === BackSide ? 1 : 0,
        stencilZPass: ReplaceStencilOp,
      }),
  );
}

function createEdgeMaterial(
  { color, opacity, mesh }: SolidPart,
  shared: SharedUniforms,
  marks: MarkUniforms,
): ShaderMaterial {
  const { section, accent, viewport, width, bias, near } = shared;
  const isWire = mesh.indices.length === 0;
  const edgeColor = { value: toColor(edgeColorOf({ color, opacity, isWire })) };
  return new ShaderMaterial({
    vertexShader: edgeVertex,
    fragmentShader: edgeFragment,
    side: DoubleSide,
    uniforms: { ...marks, section, accent, viewport, width, bias, near, color: edgeColor },
  });
}

function createEdges(geometry: BufferGeometry, material: ShaderMaterial): Object3dMesh {
  const edges = new Object3dMesh(geometry, material);
  // The bounding box of an instanced geometry is that of one quad, so three.js would cull the edges.
  edges.frustumCulled = false;
  // Edges are drawn after the cap of the section.
  edges.renderOrder = 2;
  return edges;
}

/** Parses a colour "#rrggbb…" without converting it to linear RGB, because the shaders compute in sRGB. */
function toColor(hex: string): Color {
  return new Color(hex.slice(0, 7)).convertLinearToSRGB();
}
