import type { AnyShape, Edge, Face, ShapeMesh, Vector } from 'replicad';
import type { Kernel } from '../kernel';
import type { EdgeInfo, FaceInfo, Mesh, Vector3 } from '../result';

/** How fine: the largest distance between surface and triangle, in millimetres. */
export interface Fineness {
  readonly tolerance: number;
  /** Acts in radians: 30 means that only `tolerance` counts. */
  readonly angularTolerance: number;
}

/** Triangles are this part of the model's diagonal away from the surface: 3 to 7 thousand of them for a vase. */
const diagonalsPerTolerance = { view: 700, file: 2000 } as const;

/** Returns how finely to mesh a model of `diagonal` millimetres, to look at or as a file. */
export function finenessFor(diagonal: number, use: keyof typeof diagonalsPerTolerance): Fineness {
  return { tolerance: diagonal / diagonalsPerTolerance[use], angularTolerance: 30 };
}

/** A mesh, and for each of its faces and edges the hash by which the library knows it in this run. */
export interface MeshedShape {
  readonly mesh: Mesh;
  readonly faceIds: readonly number[];
  readonly edgeIds: readonly number[];
}

type Triangles = Pick<Mesh, 'positions' | 'normals' | 'indices' | 'lines'>;

/** What draws a shape, before anything about it was measured. */
export interface TriangulatedShape {
  readonly triangles: Triangles;
  readonly faceGroups: ShapeMesh['faceGroups'];
  readonly edgeGroups: ReturnType<AnyShape['meshEdges']>['edgeGroups'];
}

/** Returns the triangles and lines that draw `shape`: enough for a picture, and the quick part of a mesh. */
export function triangulate(shape: AnyShape, fineness: Fineness): TriangulatedShape {
  // Edges are read from the triangulation: the other way round they are 200 times finer.
  const { vertices, normals, triangles, faceGroups } = shape.mesh(fineness);
  const { lines, edgeGroups } = shape.meshEdges(fineness);
  return {
    triangles: {
      positions: Float32Array.from(vertices),
      // Where a face comes to a point it may have none: NaN.
      normals: Float32Array.from(normals, (value) => (Number.isFinite(value) ? value : 0)),
      indices: Uint32Array.from(triangles),
      lines: Float32Array.from(lines),
    },
    faceGroups,
    edgeGroups,
  };
}

/** Returns the mesh of a triangulated shape, with what a reader needs to find each face and edge again. */
export function meshShape(
  shape: AnyShape,
  { triangles, faceGroups, edgeGroups }: TriangulatedShape,
  kernel: Kernel,
): MeshedShape {
  const faces = byId(shape.faces);
  const edges = byId(shape.edges);
  const mesh: Mesh = {
    ...triangles,
    faces: faceGroups.flatMap(({ start, count, faceId }) => {
      const face = faces.get(faceId);
      return face ? [{ start, count, ...faceInfo(face, kernel) }] : [];
    }),
    edges: edgeGroups.flatMap(({ start, count, edgeId }) => {
      const edge = edges.get(edgeId);
      return edge ? [{ start, count, ...edgeInfo(edge) }] : [];
    }),
  };
  return {
    mesh,
    faceIds: faceGroups.flatMap(({ faceId }) => (faces.has(faceId) ? [faceId] : [])),
    edgeIds: edgeGroups.flatMap(({ edgeId }) => (edges.has(edgeId) ? [edgeId] : [])),
  };
}

function faceInfo(face: Face, { oc }: Kernel): Omit<FaceInfo, 'start' | 'count'> {
  const properties = new oc.GProp_GProps_1();
  oc.BRepGProp.SurfaceProperties_1(face.wrapped, properties, false, false);
  const middle = properties.CentreOfMass();
  const center: Vector3 = [middle.X(), middle.Y(), middle.Z()];
  const area = properties.Mass();
  properties.delete();
  return { type: face.geomType, center, normal: tupleOf(face.normalAt().normalized()), area };
}

function edgeInfo(edge: Edge): Omit<EdgeInfo, 'start' | 'count'> {
  return {
    type: edge.geomType,
    startPoint: tupleOf(edge.startPoint),
    endPoint: tupleOf(edge.endPoint),
    length: edge.length,
  };
}

function tupleOf(vector: Vector): Vector3 {
  return vector.toTuple();
}

function byId<Element extends { readonly hashCode: number }>(
  elements: readonly Element[],
): ReadonlyMap<number, Element> {
  return new Map(elements.map((element) => [element.hashCode, element]));
}
