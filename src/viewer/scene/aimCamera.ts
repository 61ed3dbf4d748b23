import { PerspectiveCamera, Vector3, type OrthographicCamera } from 'three';
import type { Box } from '../../modeling';
import { halfDiagonal, centerOfBox } from '../camera/appearance';
import { halfHeight, viewAxes, type Orbit } from '../camera/orbit';
import type { Ray } from './picking';

/** Radius of the scene with its ground, in half diagonals of the model. */
const sceneReach = 2.8;

/**
 * Moves `camera` to `orbit` and sets its near and far planes just outside the model in `box` and the ground below it.
 * `aspect` is the width of the picture divided by its height.
 */
export function aimCamera(
  camera: PerspectiveCamera | OrthographicCamera,
  orbit: Orbit,
  box: Box,
  aspect: number,
): void {
  const { right, up, back } = viewAxes(orbit);
  camera.position.set(...orbit.target).addScaledVector(new Vector3(...back), orbit.distance);
  camera.matrixWorld.makeBasis(new Vector3(...right), new Vector3(...up), new Vector3(...back));
  camera.matrixWorld.setPosition(camera.position);
  camera.matrixAutoUpdate = false;
  camera.matrixWorldAutoUpdate = false;
  camera.matrixWorldInverse.copy(camera.matrixWorld).invert();
  const radius = halfDiagonal(box) * sceneReach;
  const toMiddle =
    new Vector3(...centerOfBox(box)).sub(camera.position).dot(new Vector3(...back)) * -1;
  camera.far = Math.max(toMiddle + radius, radius);
  if (camera instanceof PerspectiveCamera) {
    camera.near = Math.max(toMiddle - radius, radius / 500);
    camera.aspect = aspect;
  } else {
    camera.near = toMiddle - radius;
    camera.top = halfHeight(orbit);
    camera.bottom = -camera.top;
    camera.right = camera.top * aspect;
    camera.left = -camera.right;
  }
  camera.updateProjectionMatrix();
}

/** Returns the ray through a point of the picture. `x` and `y` range from -1 to 1, y up. */
export function rayThrough(
  camera: PerspectiveCamera | OrthographicCamera,
  x: number,
  y: number,
): Ray {
  const at = (depth: number) => new Vector3(x, y, depth).unproject(camera);
  const near = at(-1);
  return { origin: near.toArray(), direction: at(1).sub(near).normalize().toArray() };
}
