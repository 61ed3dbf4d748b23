import {
  drawProjection,
  makeBaseBox,
  makeBox,
  makePlane,
  type Drawing,
  type Shape3D,
} from 'replicad';
import { expect } from 'vitest';
import { runChanged, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

type Camera = Parameters<typeof drawProjection>[1];
type Direction = readonly [number, number, number];

/** Returns a cube around the origin with a small cube on its face in `direction`. */
function withCubeAt(direction: Direction): Shape3D {
  const [x, y, z] = direction.map((part) => part * 11);
  const small = makeBaseBox(4, 4, 4).translate(x ?? 0, y ?? 0, (z ?? 0) - 2);
  return makeBox([-10, -10, -10], [10, 10, 10]).fuse(small);
}

const edgesOf = (drawing: Drawing) => drawing.toSVGPaths().flat(3).join(' ').match(/[LA]/g) ?? [];

/** Returns true if the camera looks from `direction`, so that the small cube there is in front of the large one. */
function looksFrom(camera: Camera, direction: Direction): boolean {
  const opposite = direction.map((part) => -part) as unknown as Direction;
  const edgesInFront = (place: Direction) =>
    edgesOf(drawProjection(withCubeAt(place), camera).visible).length;
  return edgesInFront(direction) > edgesInFront(opposite);
}

const directions: Readonly<Record<string, Direction>> = {
  '−x': [-1, 0, 0],
  '+x': [1, 0, 0],
  '−y': [0, -1, 0],
  '+y': [0, 1, 0],
  '−z': [0, 0, -1],
  '+z': [0, 0, 1],
};

for (const [name, from] of [
  ['front', '−y'],
  ['back', '+y'],
  ['left', '+x'],
  ['right', '−x'],
  ['top', '−z'],
  ['bottom', '+z'],
] as const)
  says(`${name} | ${from}`, () => {
    expect(looksFrom(name, directions[from] ?? [0, 0, 0])).toBe(true);
  });

says(
  '"XY" looks from +z, "XZ" from −y, "YZ" from +x, and the swapped names from the other side',
  () => {
    for (const [plane, from] of [
      ['XY', '+z'],
      ['XZ', '−y'],
      ['YZ', '+x'],
      ['YX', '−z'],
      ['ZX', '+y'],
      ['ZY', '−x'],
    ] as const)
      expect(looksFrom(plane, directions[from] ?? [0, 0, 0]), plane).toBe(true);
  },
);

says('front, top and the others are not the named planes of Planes and Sketches', () => {
  for (const name of ['front', 'back', 'left', 'right', 'top', 'bottom'] as const) {
    const { x, y, z } = makePlane(name).zDir;
    expect(looksFrom(name, [x, y, z]), name).toBe(false);
  }
});

says('what you see from the right is drawn on the right', async () => {
  const { parts } = await runChanged('examples/projections', null);
  const middleOf = (name: string, axis: 0 | 1) => {
    const box = parts.find((part) => part.name === name)?.facts.box;
    if (!box) throw new Error(`There is no view "${name}".`);
    return (box.min[axis] + box.max[axis]) / 2;
  };
  // The view "left" is from +x, and "bottom" is from above.
  expect(middleOf('left', 0)).toBeGreaterThan(middleOf('front', 0));
  expect(middleOf('right', 0)).toBeLessThan(middleOf('front', 0));
  expect(middleOf('bottom', 1)).toBeGreaterThan(middleOf('front', 1));
});

says('things far away do not get smaller', () => {
  const width = (z: number) =>
    drawProjection(makeBaseBox(10, 10, 10).translateZ(z), 'XY').visible.boundingBox.width;
  expect(width(-500)).toBeCloseTo(width(500));
});
