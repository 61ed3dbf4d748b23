import {
  drawCircle,
  drawRectangle,
  iterTopo,
  makeBaseBox,
  makeCompound,
  makeCylinder,
  makeSphere,
  measureVolume,
  type Shape3D,
} from 'replicad';
import { expect } from 'vitest';
import { isValid, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const boxAt = (x: number) => makeBaseBox(10, 10, 10).translateX(x);
const volume = (shape: unknown) => measureVolume(shape as Shape3D);

says('The shapes are not used up.', () => {
  const shapes = [boxAt(0), boxAt(6), boxAt(12)];
  const fuseAll = () => shapes.reduce((all, shape) => all.fuse(shape));
  expect(volume(fuseAll())).toBeCloseTo(volume(fuseAll()));
});

says('It works for faces that coincide wholly or in part.', () => {
  const small = makeBaseBox(4, 4, 4).translateZ(10);
  const fused = boxAt(0).fuse(small, { optimisation: 'commonFace' });
  expect(isValid(fused)).toBe(true);
  expect(volume(fused)).toBeCloseTo(1064);
  expect(fused.faces).toHaveLength(11);
});

says('where they coincide in part, the shapes may not be joined', () => {
  const solidsOf = (other: Shape3D) => {
    const fused = boxAt(0).fuse(other, { optimisation: 'sameFace' });
    return Array.from(iterTopo(fused.wrapped, 'solid')).length;
  };
  expect(solidsOf(makeBaseBox(4, 4, 4).translateZ(10))).toBe(2);
  expect(solidsOf(makeBaseBox(14, 14, 4).translateZ(10))).toBe(2);
  expect(solidsOf(makeBaseBox(10, 10, 10).translate(10, 5, 0))).toBe(1);
});

says('With shapes that cross each other the result can be wrong, without an error.', () => {
  const rod = makeCylinder(3, 30, [0, 0, -10]);
  const right = boxAt(0).fuse(rod);
  const wrong = boxAt(0).fuse(rod, { optimisation: 'commonFace' });
  expect(Math.abs(volume(wrong) - volume(right))).toBeGreaterThan(100);
});

says('a fillet treats each by itself, a shell fails', () => {
  const pair = () => makeCompound([boxAt(0), boxAt(10)]) as Shape3D;
  const each = volume(boxAt(0).fillet(1));
  expect(volume(pair().fillet(1))).toBeCloseTo(2 * each, 3);
  expect(() => pair().shell(1, (face) => face.inPlane('XY', 10))).toThrow();
});

const places = Array.from({ length: 20 }, (_, index) => [(index % 5) * 20, index * 4] as const);
const plateOutline = () => drawRectangle(120, 120).translate(40, 40);
const plate = () => plateOutline().sketchOnPlane('XY').extrude(4) as Shape3D;
const drills = (): Shape3D[] => places.map(([x, y]) => makeCylinder(2, 8, [x, y, -2]));

/** The four ways of the table to make a plate with 20 holes. */
const ways = {
  compound: () => plate().cut(makeCompound(drills()) as Shape3D),
  inDrawing: () =>
    places
      .reduce((left, [x, y]) => left.cut(drawCircle(2).translate(x, y)), plateOutline())
      .sketchOnPlane('XY')
      .extrude(4),
  fused: () => plate().cut(drills().reduce((all, drill) => all.fuse(drill))),
  oneByOne: () => drills().reduce((left, drill) => left.cut(drill), plate()),
};

says('The volume is the same each time.', () => {
  const volumes = Object.values(ways).map((way) => volume(way()));
  for (const one of volumes) expect(one).toBeCloseTo(volumes[0] ?? 0, 2);
});

/** The processor time of a run in milliseconds, which other programs change little: the least of some runs. */
function processorTime(run: () => unknown, runs = 3): number {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

says('One cut with a compound counts as 1:', () => {
  const one = processorTime(ways.compound);
  const times = (way: () => unknown) => processorTime(way) / one;
  expect(times(ways.inDrawing)).toBeLessThan(2);
  expect(times(ways.fused)).toBeGreaterThan(1.3);
  expect(times(ways.oneByOne)).toBeGreaterThan(2);
});

says('take more than four times as long as their compound', () => {
  const balls = (): Shape3D[] =>
    Array.from({ length: 30 }, (_, index) => {
      const z = -0.9 + (1.8 * index) / 29;
      const [x, y] = [Math.cos(index * 2.4), Math.sin(index * 2.4)];
      const radius = 20 * Math.sqrt(1 - z * z);
      return makeSphere(2).translate(radius * x, radius * y, 20 * z);
    });
  const together = () => makeSphere(20).cut(makeCompound(balls()) as Shape3D);
  const oneByOne = () => balls().reduce((left, ball) => left.cut(ball), makeSphere(20));
  expect(processorTime(oneByOne, 1)).toBeGreaterThan(4 * processorTime(together, 2));
});

says('booleans return a Compound even for a single body', () => {
  expect(boxAt(0).fuse(boxAt(5)).constructor.name).toMatch(/Compound/);
});
