import {
  drawCircle,
  drawRectangle,
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

says('where they coincide in part, the shapes are not joined properly', () => {
  const small = makeBaseBox(4, 4, 4).translateZ(10);
  const fused = boxAt(0).fuse(small, { optimisation: 'sameFace' });
  expect(fused.faces.length).not.toBe(11);
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

says('The volume is the same each time.', () => {
  const places = Array.from({ length: 20 }, (_, index) => [(index % 5) * 20, index * 4] as const);
  const outline = drawRectangle(120, 120).translate(40, 40);
  const plate = () => outline.sketchOnPlane('XY').extrude(4) as Shape3D;
  const drills = (): Shape3D[] => places.map(([x, y]) => makeCylinder(2, 8, [x, y, -2]));
  const inDrawing = places.reduce(
    (left, [x, y]) => left.cut(drawCircle(2).translate(x, y)),
    outline,
  );
  const volumes = [
    inDrawing.sketchOnPlane('XY').extrude(4),
    plate().cut(drills().reduce((all, drill) => all.fuse(drill))),
    plate().cut(makeCompound(drills()) as Shape3D),
    drills().reduce((left, drill) => left.cut(drill), plate()),
  ].map(volume);
  for (const one of volumes) expect(one).toBeCloseTo(volumes[0] ?? 0, 2);
});

says('booleans return a Compound even for a single body', () => {
  expect(boxAt(0).fuse(boxAt(5)).constructor.name).toMatch(/Compound/);
});
