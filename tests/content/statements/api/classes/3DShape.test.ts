import {
  EdgeFinder,
  isShape3D,
  makeBaseBox,
  makeCompound,
  makeCylinder,
  makeOffset,
  makeSphere,
  measureArea,
  measureVolume,
  Solid,
  type Face,
  type FaceFinder,
  type Shape3D,
} from 'replicad';
import { expect } from 'vitest';
import { isValid, statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

const top = (f: FaceFinder) => f.inPlane('XY', 10);

says('Bodies that share nothing give an empty compound, for which isShape3D is true', () => {
  const nothing = makeBaseBox(1, 1, 1).intersect(makeBaseBox(1, 1, 1).translateX(9));
  expect(isShape3D(nothing)).toBe(true);
  expect(nothing.faces).toHaveLength(0);
});

says('sameFace when the faces they share are identical', () => {
  const fused = (size: number, optimisation: 'commonFace' | 'sameFace') =>
    makeBaseBox(20, 20, 10).fuse(makeBaseBox(size, size, 10).translateZ(10), { optimisation });
  expect(fused(6, 'commonFace').faces).toHaveLength(11);
  expect(fused(6, 'sameFace').faces).toHaveLength(12);
  expect(measureArea(fused(6, 'sameFace'))).toBeGreaterThan(measureArea(fused(6, 'commonFace')));
  expect(measureArea(fused(20, 'sameFace'))).toBeCloseTo(measureArea(fused(20, 'commonFace')));
});

says('With a function the filter is ignored.', () => {
  const box = makeBaseBox(20, 20, 20);
  const some = box.fillet(
    () => 1,
    (e) => e.inDirection('Z'),
  );
  expect(measureVolume(some)).toBe(measureVolume(box.fillet(1)));
});

says('Ignored if radiusConfig is a function or has a filter.', () => {
  const box = makeBaseBox(10, 10, 10);
  const none = (e: EdgeFinder) => e.inPlane('XY', 99);
  const upright = { radius: 1, filter: new EdgeFinder().inDirection('Z'), keep: true };
  expect(box.fillet(upright, none).faces).toHaveLength(10);
  expect(box.chamfer(upright, none).faces).toHaveLength(10);
  expect(box.chamfer(() => 1, none).faces).toHaveLength(26);
  const uneven = { distances: [1, 2] as [number, number], selectedFace: top };
  expect(box.chamfer(uneven, (e) => e.inPlane('XY', 10)).faces).toHaveLength(10);
  expect(() => box.chamfer(uneven, none)).toThrow('no edge was selected');
});

says('Bodies that cross each other may then give a wrong result, without an error.', () => {
  const ball = () => makeSphere(5);
  const box = () => makeBaseBox(10, 10, 10);
  for (const optimisation of ['commonFace', 'sameFace'] as const) {
    const spheres = ball().fuse(ball().translateX(5), { optimisation });
    expect(measureVolume(spheres)).not.toBeCloseTo(
      measureVolume(ball().fuse(ball().translateX(5))),
      0,
    );
    expect(measureVolume(box().fuse(box().translateX(5), { optimisation }))).toBeCloseTo(1500);
  }
});

says('makeOffset makes a surface at a distance from one face', () => {
  const cylinder = makeCylinder(5, 10);
  const [wall] = cylinder.faces.filter((face) => face.geomType === 'CYLINDRE') as [Face];
  const larger = makeOffset(wall, 1);
  expect(larger.faces).toHaveLength(1);
  expect(measureArea(larger)).toBeCloseTo(120 * Math.PI);
});

const unopened =
  'makes no opening, often without an error: the body only shrinks, or grows and is inside out.';
says(unopened, () => {
  const none = (f: FaceFinder) => f.inPlane('XY', 99);
  const box = () => makeBaseBox(10, 10, 10);
  for (const body of [box(), makeCompound([box()]) as Shape3D, box().cut(makeCylinder(2, 5))]) {
    const shelled = body.shell(1, none);
    // A solid gives a solid, and a compound a shell.
    expect(shelled.constructor.name).toBe(body instanceof Solid ? 'Solid' : 'Shell');
    expect(measureVolume(shelled)).toBeLessThan(measureVolume(body));
    expect(measureVolume(body.shell(-1, none))).toBeLessThan(0);
  }
  expect(() => box().chamfer(2).shell(1, none)).toThrow('This shape has not type, it is null');
});

says('Walls that leave no room may give a wrong solid, without an error.', () => {
  const shelled = (height: number, wall: number) =>
    makeBaseBox(20, 20, height).shell(wall, (f) => f.inPlane('XY', height));
  expect(isValid(makeBaseBox(10, 10, 10).shell(5, top))).toBe(false);
  // A floor may be thicker than half of the height.
  expect(measureVolume(shelled(5, 3))).toBeCloseTo(2000 - 14 * 14 * 2);
});

says('Hollow several bodies one by one.', () => {
  const boxes = () => [0, 30].map((x) => makeBaseBox(10, 10, 10).translateX(x));
  const both = makeCompound(boxes()) as Shape3D;
  expect(() => both.shell(1, top)).toThrow();
  expect(boxes().every((box) => isValid(box.shell(1, top)))).toBe(true);
});

says('Cuts edges, chosen as in 3DShape.fillet, straight by a distance in mm', () => {
  const box = makeBaseBox(10, 10, 10);
  const upright = (e: EdgeFinder) => e.inDirection('Z');
  expect(measureVolume(box.chamfer(1, upright))).toBeCloseTo(980);
  expect(box.chamfer((edge) => (edge.length > 9 ? 1 : null)).faces).toHaveLength(26);
  // A pair of sizes is possible for fillets only.
  const growing: [number, number] = [1, 3];
  expect(box.fillet(growing, upright).faces).toHaveLength(10);
  expect(() => box.chamfer(growing as unknown as number, upright)).toThrow(TypeError);
});

says('This fillet is one of many cases.', () => {
  const cube = makeBaseBox(10, 10, 10);
  expect(() => cube.fillet(5)).toThrow('fillets have too big radiuses');
  expect(() => cube.fillet(5, (e) => e.inDirection('Z').containsPoint([5, 5, 0]))).not.toThrow();
});

says('Booleans of a ball may be wrong, without an error: compare the volume', () => {
  const ball = () => makeSphere(5);
  const small = makeSphere(3);
  const results = [
    ball().cut(makeBaseBox(10, 10, 10).translateX(10)),
    ball().fuse(ball().translateX(10)),
    ball().intersect(small.translateX(2)) as Shape3D,
    // The lens has 163.6 mm³.
    ball().intersect(ball().translateX(5)) as Shape3D,
  ];
  for (const result of results) expect(isValid(result)).toBe(false);
  expect(measureVolume(results[0]!)).toBeLessThan(0);
  expect(measureVolume(results[3]!)).toBeCloseTo((4 / 3) * Math.PI * 125);
  expect(isValid(ball().cut(ball().translateZ(10)))).toBe(true);
});
