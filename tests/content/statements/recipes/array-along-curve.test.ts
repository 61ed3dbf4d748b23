import path from 'node:path';
import {
  draw,
  drawCircle,
  drawEllipse,
  makeBaseBox,
  makeHelix,
  type Shape3D,
  type Sketch,
  type Wire,
} from 'replicad';
import { expect } from 'vitest';
import { runChanged, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const bent = () =>
  (
    draw([-50, 0])
      .cubicBezierCurveTo([50, 0], [-20, 48], [20, -48])
      .done()
      .sketchOnPlane('XY') as Sketch
  ).wire;
const ellipse = () => (drawEllipse(34, 16).sketchOnPlane('XY') as Sketch).wire;

interface Fence {
  readonly default: (params: { count: number; bend: number }) => { readonly shape: Shape3D }[];
}

/** Returns the centres of the boards along x, in mm, from the code that the page shows. */
async function boards(count: number, bend: number): Promise<number[]> {
  const file = path.resolve('models/recipes/array-along-curve/fence.js');
  const { default: main } = (await import(file)) as Fence;
  return main({ count, bend }).map(({ shape }) => shape.boundingBox.center[0]);
}

/** Returns the distance in mm along a wire between two positions. */
function distanceAlong(wire: Wire, from: number, to: number): number {
  const points = Array.from({ length: 501 }, (_, i) =>
    wire.pointAt(from + ((to - from) * i) / 500),
  );
  return points.slice(1).reduce((sum, point, i) => sum + point.sub(points[i] ?? point).Length, 0);
}

says('Both methods take a position, from 0 at the start to 1 at the end.', () => {
  expect(bent().pointAt(0).x).toBeCloseTo(-50);
  expect(bent().pointAt(1).x).toBeCloseTo(50);
  expect(bent().tangentAt(0).y).toBeGreaterThan(0);
});

says('the first gap is 1.4 times as wide as the third', () => {
  const gap = (index: number) => distanceAlong(bent(), index / 11, (index + 1) / 11);
  expect(gap(0) / gap(2)).toBeCloseTo(1.4, 1);
});

says('Set the bend of the fence above to 0: all gaps are the same.', async () => {
  (await boards(12, 0)).forEach((x, i) => expect(x).toBeCloseTo(-50 + (100 / 11) * i, 2));
});

says('On a closed wire, the end is the start.', () => {
  expect(ellipse().isClosed).toBe(true);
  expect(ellipse().pointAt(1).sub(ellipse().pointAt(0)).Length).toBeCloseTo(0);
  expect(bent().isClosed).toBe(false);
});

says('With a hole or in several pieces, it has no sketch.wire.', () => {
  const wireOf = (sketch: object) => (sketch as Partial<Sketch>).wire;
  const ring = drawCircle(10).cut(drawCircle(3));
  const pieces = drawCircle(3).fuse(drawCircle(3).translate(20, 0));
  expect(wireOf(ring.sketchOnPlane('XY'))).toBeUndefined();
  expect(wireOf(pieces.sketchOnPlane('XY'))).toBeUndefined();
  expect(wireOf(drawCircle(3).sketchOnPlane('XY'))).toBeDefined();
});

says('makeHelix makes one from the height of a turn, the whole height and the radius', () => {
  const helix = makeHelix(10, 40, 20);
  const end = helix.pointAt(1);
  expect(end.z).toBeCloseTo(40);
  expect(Math.hypot(end.x, end.y)).toBeCloseTo(20);
  expect(helix.pointAt(0.25).sub(helix.pointAt(0)).z).toBeCloseTo(10);
});

says('The copy is turned around the z axis to follow it.', async () => {
  // On a steep helix, the wire rises by 25°, and the steps stay 2 mm high.
  const { parts } = await runChanged('recipes/array-along-curve/stairs', { count: 5, height: 60 });
  for (const [i, { facts }] of parts.entries()) {
    const [width, depth, height] = [0, 1, 2].map(
      (axis) => (facts.box.max[axis] ?? 0) - (facts.box.min[axis] ?? 0),
    );
    expect(height).toBeCloseTo(2, 3);
    // A step is 9 mm long along the wire, which runs along y at each even quarter of the turn.
    expect(i % 2 === 0 ? depth : width).toBeCloseTo(9, 2);
  }
});

says('A copy on a corner follows only one of its sides.', () => {
  const { x, y } = (draw().hLine(10).vLine(10).done().sketchOnPlane('XY') as Sketch).wire.tangentAt(
    0.5,
  );
  expect(Math.min(Math.abs(x), Math.abs(y))).toBeCloseTo(0, 5);
});

says('Turn it once by −90° before you make the array.', () => {
  // An arrow along y: its centre is ahead of the origin.
  const ahead = (angle: number) =>
    makeBaseBox(1, 4, 1).translateY(10).rotate(angle).boundingBox.center[0];
  expect(ahead(-90)).toBeCloseTo(10, 5);
  expect(ahead(90)).toBeCloseTo(-10, 5);
});

says('It would have no direction to turn to.', () => {
  const upright = (draw().vLine(10).done().sketchOnPlane('XZ') as Sketch).wire;
  const { x, y } = upright.tangentAt(0.5);
  expect(Math.hypot(x, y)).toBeCloseTo(0);
});

says(
  'Each copy stays as far from its point on the line as the shape was from the origin',
  async () => {
    for (const [x, y] of [
      [10, 0],
      [0, 10],
      [6, -8],
    ] as const) {
      const { parts } = await runChanged('recipes/array-along-curve/fence', { count: 3, bend: 0 }, [
        'makeBaseBox(6, 2, 20)',
        `makeBaseBox(6, 2, 20).translate(${x}, ${y}, 0)`,
      ]);
      [-50, 0, 50].forEach((start, i) => {
        const box = parts[i]?.facts.box;
        expect(((box?.min[0] ?? 0) + (box?.max[0] ?? 0)) / 2 - start).toBeCloseTo(x, 2);
        expect(((box?.min[1] ?? 0) + (box?.max[1] ?? 0)) / 2).toBeCloseTo(y, 2);
      });
    }
  },
);
