import { readFileSync } from 'node:fs';
import {
  CornerFinder,
  draw,
  drawCircle,
  drawPolysides,
  drawRoundedRectangle,
  EdgeFinder,
  FaceFinder,
  makeBaseBox,
  makeCylinder,
  Plane,
  Vector,
  type Drawing,
  type Shape3D,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import type { Vector3 } from '../../../../src/modeling/node';
import type { PickedFaceOrEdge } from '../../../../src/viewer/scene/describePick';
import { measurementsOf } from '../../../../src/viewer/scene/formatPick';
import { statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const cube = () => makeBaseBox(20, 20, 20);
const extruded = (drawing: Drawing) => (drawing.sketchOnPlane('XY') as Sketch).extrude(5);
const corners = (drawing: Drawing, angle: number) =>
  new CornerFinder().ofAngle(angle).find(drawing.blueprint).length;

says('Its length must be 1, and the library does not check that.', () => {
  expect(new EdgeFinder().inDirection([0, 0, 1]).find(cube())).toHaveLength(4);
  expect(new FaceFinder().atAngleWith([0, 0, 2], 0).find(cube())).toHaveLength(0);
});

says('On an upright block, inDirection([0, 0, 2]) finds nothing, and', () => {
  expect(new EdgeFinder().inDirection([0, 0, 2]).find(cube())).toHaveLength(0);
  // An edge at 60° to z has half the length of the vector along it.
  const hexagon = drawPolysides(10, 6).sketchOnPlane('XZ') as Sketch;
  expect(new EdgeFinder().inDirection([0, 0, 2]).find(hexagon.extrude(4))).toHaveLength(4);
  // A right angle to a long vector is found all the same.
  expect(new FaceFinder().atAngleWith([0, 0, 2], 90).find(cube())).toHaveLength(4);
  const along = (axis: 'X' | 'Y') => new EdgeFinder().inDirection(axis).find(cube());
  const found = new EdgeFinder().inDirection([1, 1, 0]).find(cube());
  expect(found).toHaveLength(along('X').length + along('Y').length);
  const diamond = extruded(drawPolysides(10, 4));
  const diagonal = new Vector([1, 1, 0]).normalized().toTuple();
  expect(new EdgeFinder().inDirection([1, 1, 0]).find(diamond)).toHaveLength(0);
  expect(new EdgeFinder().inDirection(diagonal).find(diamond)).toHaveLength(4);
});

says('After a rounding error the filter may find nothing.', () => {
  const slanted = [
    [1, 1, 1],
    [2, 3, 6],
    [1, 7, 3],
  ] as const;
  for (const direction of slanted) {
    const rod = makeCylinder(5, 10, [0, 0, 0], [...direction]);
    const unit = new Vector([...direction]).normalized();
    expect(new FaceFinder().atAngleWith(unit.toTuple(), 0).find(rod)).toHaveLength(0);
    const plane = new Plane([0, 0, 0], null, [...direction]);
    expect(new FaceFinder().parallelTo(plane).find(rod)).toHaveLength(0);
    expect(new FaceFinder().inPlane(plane).find(rod)).toHaveLength(0);
  }
  // The edges of a bar along [1, 1, 1] are found.
  const along = (direction: readonly [number, number, number]) => {
    const plane = new Plane([0, 0, 0], null, [...direction]);
    const bar = (drawRoundedRectangle(2, 2).sketchOnPlane(plane) as Sketch).extrude(10);
    const unit = new Vector([...direction]).normalized().toTuple();
    return new EdgeFinder().inDirection(unit).find(bar).length;
  };
  expect(along([1, 1, 1])).toBe(4);
  expect(along([1, 2, 3])).toBe(0);
});

says('may also miss faces of a turned body', () => {
  const turned = makeBaseBox(10, 20, 30).rotate(4);
  expect(new FaceFinder().inPlane('XY', 30).find(turned)).toHaveLength(0);
  expect(new FaceFinder().parallelTo('XY').find(turned)).toHaveLength(0);
});

says('Compare with when instead, and let a Vector divide', () => {
  for (let angle = 1; angle < 90; angle += 1) {
    const turned = makeBaseBox(20, 30, 10).rotate(angle);
    const radians = (angle * Math.PI) / 180;
    const along = new Vector([Math.cos(radians), Math.sin(radians), 0]).normalized();
    const isAlong = ({ normal }: { normal: Vector | null }) =>
      normal !== null && Math.abs(normal.dot(along)) > 0.9999;
    expect(new EdgeFinder().when(isAlong).find(turned), `${angle}°`).toHaveLength(4);
    expect(new FaceFinder().when(isAlong).find(turned), `${angle}°`).toHaveLength(2);
  }
});

says('as close to the point as the distance, or closer', () => {
  const found = (distance: number) =>
    new FaceFinder().withinDistance(distance, [0, 0, 25]).find(cube());
  expect([5.1, 5, 4.999].map((distance) => found(distance).length)).toEqual([1, 1, 0]);
});

says('everything that reaches into the box or touches it', () => {
  const found = (bottom: number) =>
    new FaceFinder().inBox([-2, -2, 30], [2, 2, bottom]).find(cube()).length;
  expect([19, 20, 20.001].map(found)).toEqual([1, 1, 0]);
});

says('Angles go from 0 to 90: nothing is at 120°.', () => {
  const hexagon = extruded(drawPolysides(10, 6));
  expect(new FaceFinder().atAngleWith('X', 60).find(hexagon)).toHaveLength(4);
  expect(new FaceFinder().atAngleWith('X', 120).find(hexagon)).toHaveLength(0);
});

says('Other angles may miss round walls.', () => {
  const wall = makeCylinder(5, 10);
  expect(new FaceFinder().atAngleWith('Z', 90).find(wall)).toHaveLength(1);
  expect(new FaceFinder().atAngleWith('X', 0).find(wall)).toHaveLength(0);
  expect(new FaceFinder().atAngleWith('X', 0).find(makeCylinder(1, 10))).toHaveLength(1);
});

says('keeps flat faces with that direction, at any height, and rarely a round one.', () => {
  const drilled = (radius: number) => cube().cut(makeCylinder(radius, 40, [-20, 0, 8], [1, 0, 0]));
  const kinds = (finder: FaceFinder, radius: number) =>
    finder.find(drilled(radius)).map((face) => face.geomType);
  expect(kinds(new FaceFinder().parallelTo('XY'), 3)).toEqual(['PLANE', 'PLANE']);
  // The library measures with a normal as long as the radius, so 1 mm counts as a direction.
  expect(kinds(new FaceFinder().parallelTo('XY'), 1)).toEqual(['PLANE', 'PLANE', 'CYLINDRE']);
  // The ends of a loft are flat, but their normals have rounding errors.
  const base = drawRoundedRectangle(20, 20).sketchOnPlane('XY') as Sketch;
  const loft = base.loftWith(drawRoundedRectangle(10, 10).sketchOnPlane('XY', 10) as Sketch);
  expect(loft.faces.filter(({ geomType }) => geomType === 'PLANE')).toHaveLength(2);
  expect(new FaceFinder().parallelTo('XY').find(loft)).toHaveLength(0);
});

/** A round block, and one that gets narrower towards its top. */
const roundBlocks = () => {
  const disc = () => drawCircle(5).sketchOnPlane('XY') as Sketch;
  const extrusionProfile = { profile: 'linear', endFactor: 0.5 } as const;
  return [disc().extrude(10), disc().extrude(10, { extrusionProfile })] as const;
};

says('keeps most round walls.', () => {
  const found = roundBlocks().map((block) =>
    new FaceFinder().ofSurfaceType('CYLINDRE').find(block),
  );
  expect(found.map(({ length }) => length)).toEqual([2, 0]);
});

says('keeps most circles and arcs.', () => {
  const found = roundBlocks().map((block) => new EdgeFinder().ofCurveType('CIRCLE').find(block));
  expect(found.map(({ length }) => length)).toEqual([4, 0]);
});

says('a full circle may, too', () => {
  expect(new EdgeFinder().inDirection('Y').find(makeCylinder(5, 10))).toHaveLength(2);
});

says('The number must be right to nine decimals', () => {
  const plate = extruded(drawRoundedRectangle(60, 40, 10));
  expect(new EdgeFinder().ofLength(15.708).find(plate)).toHaveLength(0);
  expect(new EdgeFinder().ofLength(Math.PI * 5).find(plate)).toHaveLength(8);
});

says('An arc that starts along the plane and then leaves it is kept as well.', () => {
  const arch = draw().vLine(10).tangentArc(10, 10).hLine(10).vLine(-20).close();
  const hook = (arch.sketchOnPlane('XZ') as Sketch).extrude(5);
  const kept = new EdgeFinder().inPlane('YZ').find(hook);
  expect(kept.filter(({ geomType }) => geomType === 'CIRCLE')).toHaveLength(2);
  expect(new EdgeFinder().inPlane('YZ').ofCurveType('LINE').find(hook)).toHaveLength(4);
  const steep = draw().hLine(20).threePointsArcTo([0, 0], [10, 10]).close();
  const bow = (steep.sketchOnPlane('XZ') as Sketch).extrude(5);
  expect(new EdgeFinder().inPlane('XY').ofCurveType('CIRCLE').find(bow)).toHaveLength(0);
});

says('with any other name, such as "front", it keeps everything, without an error', () => {
  const front = 'front' as 'XY';
  expect(new EdgeFinder().parallelTo(front).find(cube())).toHaveLength(12);
  expect(new FaceFinder().parallelTo(front).find(cube())).toHaveLength(6);
});

says('It does what a chain does', () => {
  const found = new EdgeFinder()
    .either([(e) => e.inPlane('XY', 20).inDirection('X'), (e) => e.inPlane('XY').inDirection('Y')])
    .find(cube());
  expect(found).toHaveLength(4);
  const chained = new EdgeFinder().inPlane('XY', 20).inDirection('X').find(cube());
  const all = new EdgeFinder().and([(e) => e.inPlane('XY', 20), (e) => e.inDirection('X')]);
  expect(all.find(cube())).toHaveLength(chained.length);
});

says('the corners of a triangle with equal sides are ofAngle(120)', () => {
  expect(corners(drawPolysides(10, 3), 60)).toBe(0);
  expect(corners(drawPolysides(10, 3), 120)).toBe(3);
});

says('those of a hexagon ofAngle(60)', () => {
  expect(corners(drawPolysides(10, 6), 60)).toBe(6);
  expect(corners(drawPolysides(10, 6), 120)).toBe(0);
});

says('Often the filter returns nothing: a function in braces needs a return.', () => {
  const inBraces = (() => undefined) as unknown as (finder: EdgeFinder) => EdgeFinder;
  const forFaces = (() => undefined) as unknown as (finder: FaceFinder) => FaceFinder;
  expect(() => cube().fillet(1, inBraces)).toThrow("undefined (reading 'shouldKeep')");
  expect(() => cube().shell(1, forFaces)).toThrow("undefined (reading 'find')");
  // The object form without a finder throws the same.
  const noFilter = { radius: 1 } as unknown as Parameters<Shape3D['fillet']>[0];
  expect(() => cube().fillet(noFilter)).toThrow("undefined (reading 'shouldKeep')");
});

says('In a drawing it is worse: fillet and chamfer then take every corner', () => {
  const inBraces = (() => undefined) as unknown as (finder: CornerFinder) => CornerFinder;
  const square = drawPolysides(10, 4);
  expect(square.fillet(1, inBraces).blueprint.curves).toHaveLength(8);
  expect(square.chamfer(1, inBraces).blueprint.curves).toHaveLength(8);
});

says('A drawing stays as it was, also without an error.', () => {
  const square = drawPolysides(10, 4);
  for (const change of ['fillet', 'chamfer'] as const)
    expect(square[change](1, (c) => c.atPoint([50, 50])).blueprint.curves).toHaveLength(4);
});

says('But shell may return a closed shape of another size.', () => {
  const width = (wall: number) => cube().shell(wall, (f) => f.inPlane('XY', 25)).boundingBox.width;
  expect(width(2)).toBeCloseTo(16, 1);
  expect(width(-2)).toBeCloseTo(24, 1);
  expect(() => width(11)).toThrow('This shape has not type, it is null');
});

says('inShape takes a solid instead of a box, such as a cylinder.', () => {
  const small = makeBaseBox(2, 2, 2);
  expect(new EdgeFinder().inShape(makeCylinder(5, 10, [0, 0, -5])).find(small)).toHaveLength(12);
});

says(
  'The viewer tells you the type of a face, its centre, normal and area, or the type of an edge, its ends and length.',
  () => {
    const point: Vector3 = [0, 0, 8];
    const face = { type: 'PLANE', center: point, normal: point, area: 5 };
    const edge = { type: 'LINE', startPoint: point, endPoint: point, length: 5 };
    const namesOf = (pick: object) =>
      measurementsOf(pick as PickedFaceOrEdge).map(([name]) => name);
    expect(namesOf({ kind: 'face', info: face })).toEqual(['centre', 'normal', 'area']);
    expect(namesOf({ kind: 'edge', info: edge })).toEqual(['from', 'to', 'length']);
  },
);

says('and chamfer "Could not chamfer, no edge was selected"', () => {
  const nowhere = (e: EdgeFinder) => e.inPlane('XY', 25);
  expect(() => cube().fillet(1, nowhere)).toThrow('Could not fillet, no edge was selected');
  expect(() => cube().chamfer(1, nowhere)).toThrow('Could not chamfer, no edge was selected');
});

says('It is a CIRCLE, 62.8 mm long, and all of it lies at z = 20.', () => {
  const part = makeBaseBox(60, 40, 8).fuse(makeCylinder(10, 20, [12, 0, 0]));
  const [rim, ...others] = new EdgeFinder().ofCurveType('CIRCLE').inPlane('XY', 20).find(part);
  expect(rim?.length).toBeCloseTo(62.83, 2);
  expect(others).toEqual([]);
});

says('The pictures of faces and edges below are made that way.', () => {
  const page = readFileSync('docs/tutorial-overview/finders.mdx', 'utf8').split('made that way')[1];
  const names = page?.match(/tutorial-overview\/finders\/(?:face|edge)-[a-z-]+/g) ?? [];
  expect(names.length).toBeGreaterThan(15);
  for (const name of names)
    expect(readFileSync(`models/${name}.js`, 'utf8')).toMatch(/highlight(Face|Edge):/);
});

says('inBox misses an edge, or keeps one of the other end.', () => {
  const found = (height: number, y = 1) =>
    new EdgeFinder().inBox([9, -1, height - 1], [11, y, height + 1]).find(cube()).length;
  expect([found(20), found(0), found(20, 11)]).toEqual([0, 2, 3]);
  expect(new EdgeFinder().containsPoint([10, 0, 20]).find(cube())).toHaveLength(1);
});
