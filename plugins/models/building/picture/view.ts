import type { Vector3 } from '../../../../src/modeling/node';
import { fieldOfView, type Framing } from '../../../../src/viewer/node';

/** From the model's space to the eye's: x right, y up, z towards the eye. */
export interface View {
  readonly place: (x: number, y: number, z: number) => Vector3;
  readonly turn: (x: number, y: number, z: number) => Vector3;
}

export function viewFrom({ eye, target, up }: Framing): View {
  const back = unit([eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]]);
  const right = unit(cross(up, back));
  const above = cross(back, right);
  const turn = (x: number, y: number, z: number): Vector3 => [
    right[0] * x + right[1] * y + right[2] * z,
    above[0] * x + above[1] * y + above[2] * z,
    back[0] * x + back[1] * y + back[2] * z,
  ];
  return { turn, place: (x, y, z) => turn(x - eye[0], y - eye[1], z - eye[2]) };
}

/** Returns where a point of view space is seen in a picture: pixels, and its distance along the view. */
export function project([x, y, z]: Vector3, { width, height }: { width: number; height: number }) {
  const depth = -z;
  const scale = height / 2 / Math.tan(fieldOfView / 2) / depth;
  return { x: width / 2 + x * scale, y: height / 2 - y * scale, depth };
}

function cross(a: Vector3, b: Vector3): Vector3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function unit(v: Vector3): Vector3 {
  const length = Math.hypot(v[0], v[1], v[2]) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}
