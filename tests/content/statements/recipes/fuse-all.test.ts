import {
  drawCircle,
  drawRectangle,
  iterTopo,
  makeBaseBox,
  makeCompound,
  makeCylinder,
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

says('If the shapes differ only in their outlines, join these first and extrude once', () => {
  const extruded = (x: number, from: number) =>
    drawCircle(5).translate(x, 0).sketchOnPlane('XY', from).extrude(3) as Shape3D;
  const once = drawCircle(5).fuse(drawCircle(5).translate(6, 0)).sketchOnPlane('XY').extrude(3);
  expect(volume(extruded(0, 0).fuse(extruded(6, 0)))).toBeCloseTo(volume(once), 2);
  // Of one height, but not on the same plane.
  expect(volume(extruded(0, 0).fuse(extruded(6, 1)))).toBeGreaterThan(volume(once) + 10);
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

/** The four ways to make a plate with 20 holes, from the page's table. */
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

says('booleans return a Compound even for a single body. It has the same methods.', () => {
  const fused = boxAt(0).fuse(boxAt(5));
  expect(fused.constructor.name).toMatch(/Compound/);
  for (const method of ['fillet', 'chamfer', 'shell', 'cut', 'translate', 'blobSTEP'] as const)
    expect(typeof fused[method]).toBe('function');
  expect(isValid(fused.shell(1, (face) => face.inPlane('XY', 10)))).toBe(true);
});
