import { cross, dot, subtract, type Vector3 } from '../../base/vectors';
import { printLimits, printTolerances } from './limits';
import { pointAt, type PrintSurface } from './printSurface';
import type { RayCaster } from './rayCaster';
import type { PrintFinding } from './report';
import { samplesOf, type SurfaceSample } from './samples';

/**
 * Largest cosine between the normals of a wall's two faces: they deviate from opposite directions by at most 30°. The
 * faces at a sharp edge deviate more.
 */
const maxCosine = -Math.cos(Math.PI / 6);
/** Distance below the surface at which a ray starts, so it does not hit its own triangle. Millimetres. */
const startDepth = 1e-4;
/**
 * Length of a ray. It exceeds the limit for walls, because the correction for curved faces may reduce the measured
 * distance.
 */
const rayLength = printLimits.wall * 2;

/** Returns the walls that are too thin for a printer, measured straight through them, and their triangles. */
export function findThinWalls(
  surface: PrintSurface,
  rays: RayCaster,
): { readonly findings: readonly PrintFinding[]; readonly triangles: readonly number[] } {
  const triangles: number[] = [];
  let [area, thickness] = [0, Infinity];
  for (let triangle = 0; triangle < surface.areas.length; triangle++) {
    const samples = samplesOf(surface, triangle);
    const walls = samples
      .map((sample) => thicknessAt(sample, triangle, surface, rays))
      .filter((wall) => wall < printLimits.wall - printTolerances.wall);
    if (walls.length === 0) continue;
    triangles.push(triangle);
    area += ((surface.areas[triangle] ?? 0) * walls.length) / samples.length;
    thickness = Math.min(thickness, ...walls);
  }
  return area > printLimits.place
    ? { findings: [{ kind: 'thin', thickness, area }], triangles }
    : { findings: [], triangles: [] };
}

function thicknessAt(
  sample: SurfaceSample,
  triangle: number,
  surface: PrintSurface,
  rays: RayCaster,
): number {
  const normal = pointAt(surface.normals, triangle);
  const inwards: Vector3 = [-normal[0], -normal[1], -normal[2]];
  const [x, y, z] = sample.point;
  const start: Vector3 = [
    x + inwards[0] * startDepth,
    y + inwards[1] * startDepth,
    z + inwards[2] * startDepth,
  ];
  const hit = rays.first(start, inwards, rayLength);
  if (!hit || dot(pointAt(surface.normals, hit.triangle), normal) > maxCosine) return Infinity;
  const entryBulge = bulgeAt(sample.point, sample.weights, triangle, surface);
  const exitBulge = bulgeAt(
    hit.point,
    weightsOf(hit.point, hit.triangle, surface),
    hit.triangle,
    surface,
  );
  return hit.distance + startDepth + dot(exitBulge, inwards) - dot(entryBulge, inwards);
}

/**
 * Returns the offset from a point of a triangle to the curved surface that the triangle approximates: half of the
 * offset to the tangent planes at its corners, which is right for a sphere.
 * Source: Boubekeur and Alexa, Phong Tessellation, https://perso.telecom-paristech.fr/boubek/papers/PhongTessellation/
 */
function bulgeAt(
  point: Vector3,
  weights: Vector3,
  triangle: number,
  surface: PrintSurface,
): Vector3 {
  const bulge: [number, number, number] = [0, 0, 0];
  for (const corner of [0, 1, 2] as const) {
    const vertex = pointAt(surface.points, surface.corners[triangle * 3 + corner] ?? 0);
    const normal = pointAt(surface.trueNormals, triangle * 3 + corner);
    const [x, y, z] = vertex;
    const away = dot([point[0] - x, point[1] - y, point[2] - z], normal);
    for (const axis of [0, 1, 2] as const)
      bulge[axis] -= (weights[corner] * away * normal[axis]) / 2;
  }
  return bulge;
}

/** Returns the barycentric weights of a point on a triangle, which sum to 1. */
function weightsOf(
  point: Vector3,
  triangle: number,
  { points, corners, areas }: PrintSurface,
): Vector3 {
  const [a, b, c] = [0, 1, 2].map((corner) => pointAt(points, corners[triangle * 3 + corner] ?? 0));
  const whole = areas[triangle] ?? 0;
  if (!a || !b || !c || whole === 0) return [1 / 3, 1 / 3, 1 / 3];
  const [u, v] = [areaOf(point, b, c) / whole, areaOf(point, c, a) / whole];
  return [u, v, 1 - u - v];
}

function areaOf(a: Vector3, b: Vector3, c: Vector3): number {
  return Math.hypot(...cross(subtract(b, a), subtract(c, a))) / 2;
}
