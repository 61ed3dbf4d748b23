import {
  Compound,
  drawCircle,
  EdgeFinder,
  makeBaseBox,
  makeBox,
  makeCompound,
  makeCylinder,
  makeEllipsoid,
  makeSphere,
  measureVolume,
  type AnyShape,
  type Shape3D,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { isValid, runChanged, statementsOf, toWhole } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const block = () => makeBaseBox(40, 30, 20);
const cylinder = () => makeCylinder(8, 40, [15, 0, -5]);
const rod = () => (drawCircle(5).sketchOnPlane() as Sketch).extrude(10);
const volumeOf = (shape: AnyShape) => measureVolume(shape as Shape3D);
const boundsOf = (shape: AnyShape) => shape.boundingBox.bounds.map((point) => point.map(toWhole));

says('For fuse and intersect the order hardly matters. For cut it does:', () => {
  const [a, b] = [block(), cylinder()];
  for (const operation of ['fuse', 'intersect'] as const)
    expect(volumeOf(a[operation](b))).toBeCloseTo(volumeOf(b[operation](a)), 3);
  expect(measureVolume(a.cut(b))).not.toBeCloseTo(measureVolume(b.cut(a)), 0);
});

says('None of the three uses its solids up.', () => {
  const [a, b] = [block(), cylinder()];
  for (const operation of ['fuse', 'cut', 'intersect'] as const) a[operation](b);
  expect(measureVolume(a)).toBeCloseTo(40 * 30 * 20);
  expect(measureVolume(b)).toBeGreaterThan(0);
});

says('centred in x and y, standing on z = 0', () => {
  expect(boundsOf(makeBaseBox(4, 6, 8))).toEqual([
    [-2, -3, 0],
    [2, 3, 8],
  ]);
});

says('between two opposite corners', () => {
  expect(boundsOf(makeBox([1, 2, 3], [4, 6, 9]))).toEqual([
    [1, 2, 3],
    [4, 6, 9],
  ]);
});

says('from the location along the direction, z by default', () => {
  const [low, high] = boundsOf(makeCylinder(3, 10, [20, 0, 5]));
  expect([low?.[2], high?.[2]]).toEqual([5, 15]);
  const [left, right] = boundsOf(makeCylinder(3, 10, [20, 0, 5], [1, 0, 0]));
  expect([left?.[0], right?.[0]]).toEqual([20, 30]);
});

says('around the origin, with half-axes along x, y and z', () => {
  for (const [shape, halfAxes] of [
    [makeSphere(5), [5, 5, 5]],
    [makeEllipsoid(3, 4, 5), [3, 4, 5]],
  ] as const) {
    const { vertices } = shape.mesh({ tolerance: 0.01, angularTolerance: 0.1 });
    for (const [axis, half] of halfAxes.entries()) {
      const along = vertices.filter((_, index) => index % 3 === axis);
      expect(Math.max(...along)).toBeCloseTo(half, 1);
      expect(Math.min(...along)).toBeCloseTo(-half, 1);
    }
  }
});

says('Unlike the three operations above, it uses its shapes up', () => {
  const part = block();
  makeCompound([part, cylinder()]);
  expect(() => part.clone()).toThrow('This object has been deleted');
});

says('the result can be wrong, without an error', () => {
  const right = block().fuse(cylinder());
  const wrong = block().fuse(cylinder(), { optimisation: 'commonFace' });
  expect(Math.abs(measureVolume(wrong) - measureVolume(right))).toBeGreaterThan(100);
});

says('They must not overlap: otherwise the result may be wrong, without an error.', () => {
  const plate = () => makeBaseBox(40, 40, 10);
  const missing = (radius: number, depth: number) => {
    const tools = makeCompound([makeCylinder(5, 4), makeCylinder(radius, depth)]);
    return measureVolume(plate()) - measureVolume(plate().cut(tools as Shape3D));
  };
  // A stepped hole: a narrow hole continues from the bottom of a wide one.
  for (const radius of [1.5, 2, 3]) {
    const right = Math.PI * (5 ** 2 * 4 + radius ** 2 * 4);
    expect(missing(radius, 8), `with a radius of ${radius}`).toBeLessThan(right - 100);
  }
  // Neither of these two tools cuts anything.
  const drills = [makeCylinder(3, 20, [10, 5, -5]), makeCylinder(3, 20, [12, 5, -5])];
  const bar = makeBox([0, 0, 0], [40, 10, 10]).cut(makeCompound(drills) as Shape3D);
  expect(measureVolume(bar)).toBeCloseTo(4000);
});

says('If the tool of a cut misses the solid, nothing is removed, without an error:', () => {
  const far = makeBox([500, 500, 500], [510, 510, 510]);
  const pair = makeCompound([block(), block().translateX(100)]) as Shape3D;
  for (const solid of [block(), cylinder(), makeSphere(5), pair, rod()])
    expect(volumeOf(solid.cut(far))).toBeCloseTo(measureVolume(solid), 3);
  // The cut joins the two halves of the round face.
  expect([rod().faces.length, rod().cut(far).faces.length]).toEqual([4, 3]);
});

says('the result is an empty compound with volume 0, again without an error', () => {
  const nothing = block().cut(makeBaseBox(100, 100, 100).translateZ(-10));
  expect(nothing).toBeInstanceOf(Compound);
  expect(nothing.faces).toHaveLength(0);
  expect(measureVolume(nothing)).toBeCloseTo(0);
});

says('The booleans return a Compound, even when there is only one body in it.', () => {
  for (const operation of ['fuse', 'cut', 'intersect'] as const)
    expect(block()[operation](cylinder())).toBeInstanceOf(Compound);
});

says('fillet, cut and shell work on it', () => {
  const fused = () =>
    block()
      .fuse(makeBaseBox(40, 30, 20).translateZ(20))
      .simplify();
  const results = [
    fused().fillet(2),
    fused().cut(cylinder()),
    fused().shell(2, (face) => face.inPlane('XY', 40)),
  ];
  for (const result of results) {
    expect(isValid(result)).toBe(true);
    expect(measureVolume(result)).toBeLessThan(40 * 30 * 40 - 1);
  }
});

says('With several bodies in it, shell throws.', () => {
  const pair = () => block().fuse(block().translateX(100));
  expect(measureVolume(pair().fillet(2))).toBeLessThan(2 * measureVolume(block()));
  for (const wall of [0.1, 1, 5, -1])
    expect(() => pair().shell(wall, (face) => face.inPlane('XY', 20))).toThrow();
});

says('Each hole cut from the solid has one round face.', async () => {
  const count = async (...edits: [string, string][]) =>
    (await runChanged('tutorial-overview/combinations/holes-in-3d', null, ...edits)).facts.faces;
  // The plate has two flat faces, four sides and four corners.
  expect(await count()).toBe(10 + 20);
  // Other holes have other faces: these are square.
  expect(
    await count(
      ['makeCylinder(5, 10, [x, y, -3])', 'makeBox([x, y, -3], [x + 5, y + 5, 9])'],
      ['makeCylinder', 'makeBox'],
    ),
  ).toBe(10 + 80);
});

says('Some edges are new, so look again before you pick.', () => {
  const cube = makeBaseBox(20, 20, 20);
  const keptBy = (tool: Shape3D) =>
    new EdgeFinder().inList(cube.edges).find(cube.fuse(tool)).length;
  expect(keptBy(makeCylinder(5, 30))).toBe(12);
  expect(keptBy(makeCylinder(5, 30, [10, 0, 0]))).toBe(10);
});
