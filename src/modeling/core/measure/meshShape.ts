import type { AnyShape, Edge, Face, ShapeMesh, Vector } from 'replicad';
import type { Kernel } from '../kernel';
import type { EdgeInfo, FaceInfo, Mesh, Vector3 } from '../result';

/**
 * Tolerances of the triangulation. `tolerance` is the largest distance between surface and triangle, in millimetres.
 */
export interface MeshTolerances {
  readonly tolerance: number;
  /** Angle in radians. A value of 30 disables it, so only `tolerance` has an effect. */
  readonly angularTolerance: number;
}

/** Diagonal of the model divided by `tolerance`. With these values, a vase has 3000 to 7000 triangles. */
const diagonalsPerTolerance = { view: 700, file: 2000 } as const;

/** Returns the tolerances for a model of `diagonal` millimetres, for viewing or for a file. */
export function meshTolerancesFor(
  diagonal: number,
  use: keyof typeof diagonalsPerTolerance,
): MeshTolerances {
  return { tolerance: diagonal / diagonalsPerTolerance[use], angularTolerance: 30 };
}

/** A mesh, and the hashes with which the library identifies its faces and edges during this run. */
export interface MeshedShape {
  readonly mesh: Mesh;
  readonly faceIds: readonly number[];
  readonly edgeIds: readonly number[];
}

type Triangles = Pick<Mesh, 'positions' | 'normals' | 'indices' | 'lines'>;

/** The triangles and lines of a shape, without the measurements of its faces and edges. */
export interface TriangulatedShape {
  readonly triangles: Triangles;
  readonly faceGroups: ShapeMesh['faceGroups'];
  readonly edgeGroups: ReturnType<AnyShape['meshEdges']>['edgeGroups'];
}

/** Returns the triangles and lines of `shape`. This is the fast part of meshing, and it is enough for a picture. */
export function triangulate(shape: AnyShape, tolerances: MeshTolerances): TriangulatedShape {
  // Reads the edges after the triangulation, because edges without triangles have 200 times as many points.
  const { vertices, normals, triangles, faceGroups } = shape.mesh(tolerances);
  const { lines, edgeGroups } = shape.meshEdges(tolerances);
  return {
    triangles: {
      positions: Float32Array.from(vertices),
      // Normals may be NaN at a degenerate face.
      normals: Float32Array.from(normals, (value) => (Number.isFinite(value) ? value : 0)),
      indices: Uint32Array.from(triangles),
      lines: Float32Array.from(lines),
    },
    faceGroups,
    edgeGroups,
  };
}

/** Returns the mesh of a triangulated shape, with the measurements of each face and edge. */
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
      return edge ? [{ start, count, ...edgeInfo(edge, kernel) }] : [];
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
  const normal = face.normalAt();
  return {
    type: face.geomType,
    center,
    // A face of a solid that crosses itself may have no direction.
    normal: tupleOf(normal.Length > 0 ? normal.normalized() : normal),
    area,
  };
}

function edgeInfo(edge: Edge, kernel: Kernel): Omit<EdgeInfo, 'start' | 'count'> {
  const type = edge.geomType;
  return {
    type,
    startPoint: tupleOf(edge.startPoint),
    endPoint: tupleOf(edge.endPoint),
    length: edge.length,
    ...(type === 'CIRCLE' && circleOf(edge, kernel)),
  };
}

function circleOf(edge: Edge, { oc }: Kernel): Pick<Required<EdgeInfo>, 'radius' | 'center'> {
  const curve = new oc.BRepAdaptor_Curve_2(edge.wrapped);
  const circle = curve.Circle();
  const middle = circle.Location();
  const center: Vector3 = [middle.X(), middle.Y(), middle.Z()];
  const radius = circle.Radius();
  [middle, circle, curve].forEach((made) => made.delete());
  return { radius, center };
}

function tupleOf(vector: Vector): Vector3 {
  return vector.toTuple();
}

function byId<Element extends { readonly hashCode: number }>(
  elements: readonly Element[],
): ReadonlyMap<number, Element> {
  return new Map(elements.map((element) => [element.hashCode, element]));
}
