import type { Vector3 } from '../../../../../src/modeling/node';
import { cameraPosition, fieldOfView, viewAxes, type Orbit } from '../../../../../src/viewer/node';

/** Transforms from model space to camera space: x right, y up, z towards the camera. */
export interface ViewTransform {
  readonly transformPoint: (x: number, y: number, z: number) => Vector3;
  readonly rotateDirection: (x: number, y: number, z: number) => Vector3;
}

/**
 * Returns the view for an orbit around a model. With the viewer's own orbit, its first frame matches the picture
 * exactly.
 */
export function createViewTransform(orbit: Orbit): ViewTransform {
  const { right, up, back } = viewAxes(orbit);
  const camera = cameraPosition(orbit);
  const rotateDirection = (x: number, y: number, z: number): Vector3 => [
    right[0] * x + right[1] * y + right[2] * z,
    up[0] * x + up[1] * y + up[2] * z,
    back[0] * x + back[1] * y + back[2] * z,
  ];
  return {
    rotateDirection,
    transformPoint: (x, y, z) => rotateDirection(x - camera[0], y - camera[1], z - camera[2]),
  };
}

/** Projects a point in view space to the picture. Returns pixels, and the distance along the view direction. */
export function projectToPicture(
  [x, y, z]: Vector3,
  { width, height }: { width: number; height: number },
) {
  const depth = -z;
  const scale = height / 2 / Math.tan(fieldOfView / 2) / depth;
  return { x: width / 2 + x * scale, y: height / 2 - y * scale, depth };
}
