import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directionTo, fieldOfView } from './appearance';
import {
  interpolate,
  cameraPosition,
  fit,
  halfHeight,
  needsRefit,
  pan,
  standardViews,
  initialOrbit,
  turn,
  viewAxes,
  zoom,
  type Orbit,
} from './orbit';

const box = { min: [0, 0, 0], max: [60, 40, 20] } as const;
const start = initialOrbit(box, 1.6);

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

/** Returns the screen position of a point, in units of half the view's height. */
function project(orbit: Orbit, point: readonly number[]) {
  const { right, up, back } = viewAxes(orbit);
  const away = point.map((value, i) => value - (orbit.target[i] ?? 0));
  const depth = orbit.distance - dot(away, back);
  const scale = Math.tan(fieldOfView / 2) * depth;
  return [dot(away, right) / scale, dot(away, up) / scale] as const;
}

describe('the point of view', () => {
  it('starts at the point of view of the picture', () => {
    expect(start.azimuth).toBe(-45);
    expect(start.elevation).toBe(28.6);
    const camera = cameraPosition(start);
    const away = camera.map((value, i) => value - (start.target[i] ?? 0));
    expect(Math.hypot(...away)).toBeCloseTo(start.distance, 9);
    // The camera is above the model, halfway between its right side (+x) and its front (-y).
    expect(away[0]).toBeCloseTo(-(away[1] ?? 0), 9);
    expect(away[2]).toBeCloseTo(start.distance * Math.sin((28.6 * Math.PI) / 180), 9);
  });

  it("uses the model's own angles and zoom", () => {
    const own = initialOrbit(box, 1.6, { azimuth: 30, elevation: 80, zoom: 2 });
    expect(own).toMatchObject({ azimuth: 30, elevation: 80 });
    expect(own.distance).toBeCloseTo(start.distance / 2, 9);
  });

  it('is farther away in a tall view, so the model fits the width', () => {
    expect(initialOrbit(box, 0.5).distance).toBeCloseTo(start.distance * 2, 9);
  });

  it('has three perpendicular axes, even if the camera looks straight down or up', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.constantFrom(-90, -10, 0, 45, 90),
        (azimuth, elevation) => {
          const { right, up, back } = viewAxes({ azimuth, elevation });
          for (const [a, b] of [
            [right, up],
            [up, back],
            [back, right],
          ] as const)
            expect(dot(a, b)).toBeCloseTo(0, 9);
          for (const axis of [right, up, back]) expect(Math.hypot(...axis)).toBeCloseTo(1, 9);
        },
      ),
    );
  });
});

describe('turning', () => {
  it('wraps around sideways but stops at the poles', () => {
    expect(turn(start, 350, 0).azimuth).toBeCloseTo(-55, 9);
    expect(turn(start, 0, 500).elevation).toBe(90);
    expect(turn(start, 0, -500).elevation).toBe(-90);
  });

  it('points along an axis in each standard view', () => {
    const { front, right, top } = standardViews;
    expect(directionTo(front.azimuth, front.elevation)[1]).toBeCloseTo(-1, 9);
    expect(directionTo(right.azimuth, right.elevation)[0]).toBeCloseTo(1, 9);
    expect(viewAxes(top).up[1]).toBeCloseTo(1, 9);
  });

  it('takes the shorter direction between two views', () => {
    const a = { ...start, azimuth: 170 };
    const b = { ...start, azimuth: -170 };
    expect(Math.abs(interpolate(a, b, 0.5).azimuth)).toBeCloseTo(180, 9);
    expect(interpolate(a, b, 1)).toEqual(b);
  });
});

describe('panning and zooming', () => {
  it('keeps the point under the pointer while panning', () => {
    const height = 400;
    const panned = pan(start, 30, 20, height);
    const [x, y] = project(panned, start.target);
    expect((x * height) / 2).toBeCloseTo(30, 1);
    expect((y * height) / 2).toBeCloseTo(-20, 1);
  });

  it('keeps the point under the pointer while zooming', () => {
    const { right, up } = viewAxes(start);
    const at = [0.5, -0.3] as const;
    const half = halfHeight(start);
    const point = start.target.map(
      (v, i) => v + half * (at[0] * (right[i] ?? 0) + at[1] * (up[i] ?? 0)),
    );
    const [x, y] = project(zoom(start, 1.7, 40, at), point);
    expect(x).toBeCloseTo(at[0], 9);
    expect(y).toBeCloseTo(at[1], 9);
  });

  it('stops at the nearest and the farthest distance', () => {
    expect(zoom(start, 1e9, 40).distance).toBe(2);
    expect(zoom(start, 1e-9, 40).distance).toBe(2400);
  });

  it('fits the model without turning it', () => {
    const lost = pan(turn(zoom(start, 7, 40), 20, 10), 500, 500, 400);
    const found = fit(lost, box, 1.6);
    expect(found).toMatchObject({ azimuth: lost.azimuth, elevation: lost.elevation });
    expect(found.target).toEqual([30, 20, 10]);
    expect(found.distance).toBeCloseTo(start.distance, 9);
  });
});

describe('a new result', () => {
  it('keeps the camera unless the size of the model changed by more than half', () => {
    expect(needsRefit(box, { min: [0, 0, 0], max: [70, 50, 20] })).toBe(false);
    expect(needsRefit(box, { min: [0, 0, 0], max: [100, 80, 40] })).toBe(true);
    expect(needsRefit(box, { min: [0, 0, 0], max: [20, 10, 5] })).toBe(true);
    expect(needsRefit(box, { min: [200, 0, 0], max: [260, 40, 20] })).toBe(true);
  });
});
