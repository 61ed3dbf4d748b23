import { cross, subtract, normalize, type Vector3 } from '../../base/vectors';
import type { ViewerCamera } from '../../viewer';

/** Turns the camera to the largest triangle. `triangles` has nine numbers per triangle. */
export function turnCameraTo(triangles: Float32Array, camera: ViewerCamera | undefined): void {
  const orbit = camera?.orbit();
  if (orbit) camera?.animate({ ...orbit, ...directionToLargestTriangle(triangles) });
}

/**
 * Largest elevation of the camera in degrees. The camera never looks straight up or down, so the sides of the model are
 * visible.
 */
const maxElevation = 70;

/**
 * Returns the camera direction that faces the largest triangle head-on, in degrees. The elevation is limited to
 * ±`maxElevation`.
 */
export function directionToLargestTriangle(triangles: Float32Array): {
  readonly azimuth: number;
  readonly elevation: number;
} {
  let largest: Vector3 = [0, 0, 0];
  for (let at = 0; at < triangles.length; at += 9) {
    const corner = (index: number): Vector3 => [
      triangles[at + index * 3] ?? 0,
      triangles[at + index * 3 + 1] ?? 0,
      triangles[at + index * 3 + 2] ?? 0,
    ];
    const normal = cross(subtract(corner(1), corner(0)), subtract(corner(2), corner(0)));
    if (Math.hypot(...normal) > Math.hypot(...largest)) largest = normal;
  }
  const [x, y, z] = normalize(largest);
  const degrees = (radians: number) => (radians * 180) / Math.PI;
  return {
    azimuth: degrees(Math.atan2(y, x)),
    elevation: Math.max(-maxElevation, Math.min(maxElevation, degrees(Math.asin(z)))),
  };
}
