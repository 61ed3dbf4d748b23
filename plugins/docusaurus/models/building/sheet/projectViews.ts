import type { AnyShape, Edge, Shape3D } from 'replicad';
import type { Dimension, Kernel, SolidPart, Vector3 } from '../../../../../src/modeling/node';

export type Point = readonly [number, number];

/** A view of a solid. Units: millimetres, in the two axes of the view. */
export interface SheetView {
  readonly name: Dimension['view'];
  readonly visible: readonly (readonly Point[])[];
  readonly hidden: readonly (readonly Point[])[];
  /** Triangles of the cut faces of each part. */
  readonly cut: readonly (readonly (readonly Point[])[])[];
  readonly min: Point;
  readonly max: Point;
  readonly dimensions: readonly DrawnDimension[];
}

export interface DrawnDimension extends Dimension {
  readonly text: string;
}

/** The planes of the views, and the indices of their axes. The section is the front view, cut at y = 0. */
export const viewPlanes = {
  top: { plane: 'XY', axes: [0, 1] },
  front: { plane: 'XZ', axes: [0, 2] },
  right: { plane: 'YZ', axes: [1, 2] },
  section: { plane: 'XZ', axes: [0, 2] },
} as const;

/**
 * Tolerance in millimetres for the distance of a dimension's points from the lines of its view, and for the number in
 * its text.
 */
const tolerance = 0.01;

/**
 * Projects solids to the views of their dimensions. Throws an error naming a dimension with an end that is not on a
 * line of its view, or with a text that differs from the measured distance.
 */
export function projectViews(
  shapes: readonly AnyShape[],
  { dimensions, edges }: { dimensions: readonly Dimension[]; edges: SolidPart['mesh']['edges'] },
  kernel: Kernel,
): readonly SheetView[] {
  const { replicad } = kernel;
  const names = [...new Set(dimensions.map(({ view }) => view))];
  return names.map((name) => {
    const shown = shapes.map((shape) =>
      name === 'section' ? withoutFront(shape, kernel) : shape.clone(),
    );
    const cut = name === 'section' ? shown.map(sectionTriangles) : [];
    const { plane, axes } = viewPlanes[name];
    const camera = replicad.lookFromPlane(plane);
    // `makeCompound` deletes the shapes in `shown`.
    const solid = replicad.makeCompound(shown);
    const lines = replicad.makeProjectedEdges(solid, camera, name !== 'section');
    const flat = (point: Vector3): Point => [point[axes[0]], point[axes[1]]];
    const arcs = edges.flatMap(({ center, radius }) =>
      center && radius !== undefined ? [{ center: flat(center), radius }] : [],
    );
    const all = [...lines.visible, ...lines.hidden];
    const checkedDimensions = dimensions
      .filter(({ view }) => view === name)
      .map((dimension) => checkDimension(dimension, { lines: all, arcs }, kernel));
    const points = all.flatMap(pointsOf);
    const bound = (pick: 'min' | 'max'): Point => [
      Math[pick](...points.map(([u]) => u)),
      Math[pick](...points.map(([, v]) => v)),
    ];
    return {
      name,
      visible: lines.visible.map(pointsOf),
      hidden: lines.hidden.map(pointsOf),
      cut,
      min: bound('min'),
      max: bound('max'),
      dimensions: checkedDimensions,
    };
  });
}

interface Lines {
  readonly lines: readonly Edge[];
  readonly arcs: readonly { readonly center: Point; readonly radius: number }[];
}

function checkDimension(
  dimension: Dimension,
  { lines, arcs }: Lines,
  { replicad }: Kernel,
): DrawnDimension {
  const { view, from, to } = dimension;
  const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const text = dimension.text ?? String(Number(distance.toFixed(2)));
  const label = `The dimension "${text}" of the view "${view}"`;
  for (const point of [from, to]) {
    const vertex = replicad.makeVertex([...point, 0]);
    const distance = Math.min(
      ...lines.map((line) => replicad.measureDistanceBetween(vertex, line)),
      ...arcs.map(({ center }) => Math.hypot(center[0] - point[0], center[1] - point[1])),
    );
    if (distance > tolerance)
      throw new Error(
        `${label}: (${point.join(', ')}) is ${distance.toFixed(2)} mm from the nearest line or centre.`,
      );
  }
  const [, count, sign, number] = /^(?:(\d+) × )?([⌀R]?)(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (number === undefined)
    throw new Error(`${label}: its text is not like "20", "2 × ⌀5" or "R8".`);
  if (Math.abs(Number(number) - distance) > tolerance)
    throw new Error(`${label}: the distance is ${distance.toFixed(2)} mm.`);
  if (!sign && from.every((value, axis) => value !== to[axis]))
    throw new Error(`${label}: it is not parallel to an axis.`);
  if (count !== undefined) {
    const radius = sign === '⌀' ? distance / 2 : distance;
    const places = arcs
      .filter((arc) => Math.abs(arc.radius - radius) <= tolerance)
      .map(({ center }) => center.map((value) => value.toFixed(2)).join());
    if (new Set(places).size !== Number(count))
      throw new Error(`${label}: there are ${new Set(places).size} of them.`);
  }
  return { ...dimension, text };
}

/** Returns the part of a solid behind y = 0. */
function withoutFront(solid: AnyShape, { replicad }: Kernel): AnyShape {
  const [[left, front, bottom], [right, , top]] = solid.boundingBox.bounds;
  const removed = replicad.makeBox([left - 1, front - 1, bottom - 1], [right + 1, 0, top + 1]);
  return (solid as Shape3D).cut(removed);
}

/** Returns the triangles of a section that are in the plane y = 0. */
function sectionTriangles(section: AnyShape): readonly (readonly Point[])[] {
  const { vertices, triangles } = section.mesh({ tolerance: 0.1, angularTolerance: 30 });
  const corner = (index = 0) => vertices.slice(index * 3, index * 3 + 3);
  return Array.from({ length: triangles.length / 3 }, (_, index) =>
    triangles.slice(index * 3, index * 3 + 3).map(corner),
  )
    .filter((triangle) => triangle.every(([, y = 1]) => Math.abs(y) < tolerance))
    .map((triangle) => triangle.map(([x = 0, , z = 0]): Point => [x, z]));
}

/** Returns points of an edge, from its start to its end. */
function pointsOf(edge: Edge): readonly Point[] {
  const steps = edge.geomType === 'LINE' ? 1 : Math.min(64, Math.ceil(edge.length * 3) + 6);
  return Array.from({ length: steps + 1 }, (_, index) => {
    const { x, y } = edge.pointAt(index / steps);
    return [x, y];
  });
}
