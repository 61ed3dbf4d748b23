import type { Box, Camera, Vector3 } from '../../modeling';
import {
  defaultCamera,
  directionTo,
  fieldOfView,
  fitDistance,
  halfDiagonal,
  centerOfBox,
} from './appearance';

export type Projection = 'perspective' | 'orthographic';

/**
 * The position of the camera on a sphere around a target. It is plain data, so two views can share it. Angles in
 * degrees, lengths in millimetres, z up. At the target, the orthographic view shows the same area as the perspective
 * view from the same distance.
 */
export interface Orbit {
  readonly azimuth: number;
  readonly elevation: number;
  readonly distance: number;
  readonly target: Vector3;
  readonly projection: Projection;
}

export function isSameOrbit(one: Orbit, other: Orbit): boolean {
  return (
    one.azimuth === other.azimuth &&
    one.elevation === other.elevation &&
    one.distance === other.distance &&
    one.projection === other.projection &&
    one.target.every((value, axis) => value === other.target[axis])
  );
}

/** The axes of the view as unit vectors in model coordinates. `back` points from the target to the camera. */
export interface ViewAxes {
  readonly right: Vector3;
  readonly up: Vector3;
  readonly back: Vector3;
}

export type StandardView = 'default' | 'front' | 'back' | 'left' | 'right' | 'top' | 'bottom';

/** The standard points of view. "Front" looks along +y, like the library's front plane XZ. */
export const standardViews: Readonly<
  Record<StandardView, { readonly azimuth: number; readonly elevation: number }>
> = {
  default: { azimuth: defaultCamera.azimuth, elevation: defaultCamera.elevation },
  front: { azimuth: -90, elevation: 0 },
  back: { azimuth: 90, elevation: 0 },
  left: { azimuth: 180, elevation: 0 },
  right: { azimuth: 0, elevation: 0 },
  top: { azimuth: -90, elevation: 90 },
  bottom: { azimuth: -90, elevation: -90 },
};

/** The smallest and the largest distance of the camera, in radii of the model. */
const distanceLimits = { min: 0.05, max: 60 };

/** Returns the orbit of the model's picture. In a view of `aspect` (width / height), all of `box` is visible. */
export function initialOrbit(box: Box, aspect: number, camera: Camera = {}): Orbit {
  const { azimuth, elevation, zoom } = { ...defaultCamera, ...camera };
  const distance = fitDistance(halfDiagonal(box) || 1, aspect) / zoom;
  return { azimuth, elevation, distance, target: centerOfBox(box), projection: 'perspective' };
}

/** Returns `orbit` moved so that all of `box` is visible. The direction does not change. */
export function fit(orbit: Orbit, box: Box, aspect: number): Orbit {
  return {
    ...orbit,
    target: centerOfBox(box),
    distance: fitDistance(halfDiagonal(box) || 1, aspect),
  };
}

/** Returns `orbit` turned by two angles in degrees. It stops at the poles. */
export function turn(orbit: Orbit, azimuth: number, elevation: number): Orbit {
  return {
    ...orbit,
    azimuth: wrapDegrees(orbit.azimuth + azimuth),
    elevation: clamp(orbit.elevation + elevation, -90, 90),
  };
}

/**
 * Returns `orbit` panned so that the model follows the pointer. `dx`, `dy` and the view's `height` are in pixels, y
 * down.
 */
export function pan(orbit: Orbit, dx: number, dy: number, height: number): Orbit {
  const { right, up } = viewAxes(orbit);
  const scale = (2 * halfHeight(orbit)) / height;
  return { ...orbit, target: add(orbit.target, right, -dx * scale, up, dy * scale) };
}

/**
 * Returns `orbit` moved closer by `factor`, or away if `factor` is below 1. The point under the pointer stays in place.
 * `at` is the pointer position relative to the view's centre, in units of half the view's height, y up. `radius` is the
 * radius of the model, which limits the distance.
 */
export function zoom(
  orbit: Orbit,
  factor: number,
  radius: number,
  at: readonly [number, number] = [0, 0],
): Orbit {
  const distance = clamp(
    orbit.distance / factor,
    radius * distanceLimits.min,
    radius * distanceLimits.max,
  );
  const { right, up } = viewAxes(orbit);
  const moved = halfHeight(orbit) - halfHeight({ ...orbit, distance });
  return { ...orbit, distance, target: add(orbit.target, right, at[0] * moved, up, at[1] * moved) };
}

/** Returns the orbit at the fraction `t` (0 to 1) between `a` and `b`. Turns in the shorter direction. */
export function interpolate(a: Orbit, b: Orbit, t: number): Orbit {
  const mix = (from: number, to: number) => from + (to - from) * t;
  return {
    azimuth: wrapDegrees(a.azimuth + wrapDegrees(b.azimuth - a.azimuth) * t),
    elevation: mix(a.elevation, b.elevation),
    distance: a.distance * (b.distance / a.distance) ** t,
    target: [
      mix(a.target[0], b.target[0]),
      mix(a.target[1], b.target[1]),
      mix(a.target[2], b.target[2]),
    ],
    projection: b.projection,
  };
}

/** Returns true if the size or position of a new result differs so much that the current camera would not show it. */
export function needsRefit(before: Box, after: Box): boolean {
  const [a, b] = [halfDiagonal(before), halfDiagonal(after)];
  const [from, to] = [centerOfBox(before), centerOfBox(after)];
  const moved = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  return Math.abs(b - a) > a / 2 || moved > a;
}

/**
 * Returns the axes of the view. They are defined even if the camera looks straight up or down, where `up` cannot be z.
 */
export function viewAxes({ azimuth, elevation }: Pick<Orbit, 'azimuth' | 'elevation'>): ViewAxes {
  const a = (azimuth * Math.PI) / 180;
  const e = (elevation * Math.PI) / 180;
  return {
    right: [-Math.sin(a), Math.cos(a), 0],
    up: [-Math.sin(e) * Math.cos(a), -Math.sin(e) * Math.sin(a), Math.cos(e)],
    back: directionTo(azimuth, elevation),
  };
}

/** Returns the position of the camera. Millimetres. */
export function cameraPosition({ target, distance, ...direction }: Orbit): Vector3 {
  const { back } = viewAxes(direction);
  return [
    target[0] + back[0] * distance,
    target[1] + back[1] * distance,
    target[2] + back[2] * distance,
  ];
}

/** Returns half the visible height at the target. Millimetres. */
export function halfHeight({ distance }: Pick<Orbit, 'distance'>): number {
  return distance * Math.tan(fieldOfView / 2);
}

function add(p: Vector3, a: Vector3, na: number, b: Vector3, nb: number): Vector3 {
  return [p[0] + a[0] * na + b[0] * nb, p[1] + a[1] * na + b[1] * nb, p[2] + a[2] * na + b[2] * nb];
}

/** Returns the equivalent angle above -180 and up to 180. */
function wrapDegrees(angle: number): number {
  const wrapped = ((angle % 360) + 540) % 360;
  return wrapped === 0 ? 180 : wrapped - 180;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
