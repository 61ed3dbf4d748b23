import {
  draw,
  drawCircle,
  drawRectangle,
  drawRoundedRectangle,
  EdgeFinder,
  FaceFinder,
  makeBaseBox,
  makeBox,
  makeCompound,
  makeCylinder,
  makeEllipseArc,
  makePlane,
  makePlaneFromFace,
  measureVolume,
  type Shape3D,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../support/statements';

const says = statementsOf(import.meta.url);

const box = () => makeBaseBox(20, 20, 8);

says('a circle is a circle: triangles are made at the end.', () => {
  expect(makeCylinder(5, 10).faces).toHaveLength(3);
});

says('A drill need not stick out on both sides.', () => {
  const drilled = makeBaseBox(60, 40, 8).cut(makeCylinder(8, 8));
  expect(drilled.faces).toHaveLength(7);
  expect(measureVolume(drilled)).toBeCloseTo(8 * (60 * 40 - 64 * Math.PI));
});

says('draw(first), lineTo for each other point, close()', () => {
  const points: [number, number][] = [
    [10, 10],
    [20, 10],
    [15, 20],
  ];
  const [first, ...others] = points;
  const area = (start: [number, number] | undefined, rest: [number, number][]) => {
    const outline = rest.reduce((pen, point) => pen.lineTo(point), draw(start)).close();
    return measureVolume((outline.sketchOnPlane() as Sketch).extrude(1));
  };
  expect(area(first, others)).toBeCloseTo(50);
  // With a line to each point, the outline also has the origin as a corner.
  expect(area(undefined, points)).toBeCloseTo(75);
});

says('makeCylinder(r, h): radius first', () => {
  const { width, depth } = makeCylinder(3, 10).boundingBox;
  expect([width, depth].map(toWhole)).toEqual([6, 10]);
});

says('the name of a plane; its normal, [1, 0, 0], works as well', () => {
  const right = () => makeBox([1, 0, 0], [4, 2, 2]);
  for (const plane of ['YZ', [1, 0, 0]] as const) {
    const mirrored = right().mirror(plane as 'YZ');
    expect(mirrored.boundingBox.center.map((value) => value * 2).map(toWhole)).toEqual([-5, 2, 2]);
  }
});

says('the same in all directions', () => {
  const { width, height, depth } = makeBaseBox(2, 4, 6).scale(2).boundingBox;
  expect([width, height, depth].map(toWhole)).toEqual([4, 8, 12]);
});

says('"XZ": the normal points to −y', () => {
  expect(toWhole(makePlane('XZ').zDir.y)).toBe(-1);
});

says('sketchOnPlane("XY", 5), or makePlane("XY", 5)', () => {
  const heights = [
    drawCircle(2).sketchOnPlane('XY', 5) as Sketch,
    drawCircle(2).sketchOnPlane(makePlane('XY', 5)) as Sketch,
  ].map((sketch) => sketch.face().boundingBox.center[2]);
  expect(heights.map(toWhole)).toEqual([5, 5]);
});

says('threePointsArcTo(end, mid): the end comes first', () => {
  const arc = draw().threePointsArcTo([10, 0], [5, 3]).close();
  expect(arc.blueprint.curves[0]?.lastPoint.map(toWhole)).toEqual([10, 0]);
});

says('sagittaArcTo(end, sag): positive bulges to the left of travel', () => {
  expect(draw().sagittaArcTo([10, 0], 3).close().boundingBox.bounds[1][1]).toBeCloseTo(3, 1);
});

says('over the line from start to end', () => {
  const mirrored = draw().lineTo([5, 4]).lineTo([10, 0]).closeWithMirror();
  const [min, max] = mirrored.boundingBox.bounds;
  expect([min[1], max[1]].map(toWhole)).toEqual([-4, 4]);
});

says('the sign is the other way round', () => {
  const hollow = box().shell(2, (face) => face.inPlane('XY', 8));
  expect(hollow.boundingBox.width).toBeCloseTo(20, 1);
  expect(measureVolume(hollow)).toBeLessThan(20 * 20 * 8);
});

says('(e) => e.inDirection("Z").ofCurveType("LINE")', () => {
  const upright = () => new EdgeFinder().inDirection('Z');
  expect(upright().ofCurveType('LINE').find(box())).toHaveLength(4);
  // The selectors keep straight edges only; the direction alone also keeps arcs that start upright.
  const rounded = (drawRoundedRectangle(20, 10, 3).sketchOnPlane('XZ') as Sketch).extrude(4);
  expect(upright().find(rounded)).toHaveLength(8);
  expect(upright().ofCurveType('LINE').find(rounded)).toHaveLength(4);
});

says('(e) => e.atAngleWith("Z", 90).ofCurveType("LINE")', () => {
  expect(new EdgeFinder().atAngleWith('Z', 90).find(box())).toHaveLength(8);
  // The selector of CadQuery keeps straight edges only; the angle alone also keeps the rims of a hole.
  const drilled = box().cut(makeCylinder(3, 8));
  expect(new EdgeFinder().atAngleWith('Z', 90).find(drilled)).toHaveLength(10);
  const straight = new EdgeFinder().atAngleWith('Z', 90).ofCurveType('LINE');
  expect(straight.find(drilled)).toHaveLength(8);
});

says('(f) => f.inPlane("XY", 8): by the height, which you know', () => {
  expect(new FaceFinder().inPlane('XY', 8).find(box())).toHaveLength(1);
});

says('(f) => f.ofSurfaceType("CYLINDRE"), spelt like that', () => {
  const drilled = box().cut(makeCylinder(3, 8));
  expect(new FaceFinder().ofSurfaceType('CYLINDRE').find(drilled)).toHaveLength(1);
});

says('What you extrude from "XZ" grows towards −y.', () => {
  const solid = (drawCircle(2).sketchOnPlane('XZ') as Sketch).extrude(10);
  expect(solid.boundingBox.bounds[0][1]).toBeCloseTo(-10);
});

says('is centred in x and y and stands on z = 0', () => {
  const [min, max] = box().boundingBox.bounds;
  expect([...min, ...max].map(toWhole)).toEqual([-10, -10, 0, 10, 10, 8]);
});

says('Most angles are in degrees here, but not those of makeEllipseArc.', () => {
  const quarter = makeEllipseArc(10, 5, 0, Math.PI / 2);
  expect([quarter.endPoint.x, quarter.endPoint.y].map(toWhole)).toEqual([0, 5]);
  const turned = makeBox([0, 0, 0], [10, 2, 2]).rotate(90);
  expect(toWhole(turned.boundingBox.height)).toBe(10);
});

says('extrude(h, { twistAngle: -twist }): it turns the other way', () => {
  // OpenSCAD follows the left hand rule: seen from above, a positive twist turns clockwise.
  for (const [twist, side] of [
    [90, -10],
    [45, -7.1],
    [-90, 10],
  ] as const) {
    const square = drawRectangle(4, 4).translate(10, 0).sketchOnPlane('XY') as Sketch;
    const [top] = new FaceFinder()
      .inPlane('XY', 20)
      .find(square.extrude(20, { twistAngle: -twist }));
    expect(top?.center.y).toBeCloseTo(side, 1);
  }
});

says(
  'its origin is mostly the middle of a rectangle around a flat face, which may lie beside the face',
  () => {
    for (const face of makeBaseBox(20, 12, 8).faces) {
      const middle = face.center.toTuple();
      makePlaneFromFace(face, [0.5, 0.5])
        .origin.toTuple()
        .forEach((value, i) => expect(value).toBeCloseTo(middle[i]!));
    }
    for (const radius of [3, 5]) {
      const [top] = new FaceFinder().inPlane('XY', 10).find(makeCylinder(radius, 10));
      const { x, y } = makePlaneFromFace(top!, [0.5, 0.5]).origin;
      expect(Math.hypot(x, y)).toBeCloseTo(0);
    }
    const outline = draw().hLine(20).vLine(5).hLine(-15).vLine(15).hLine(-5).close();
    const angle = (outline.sketchOnPlane() as Sketch).extrude(3);
    const [top] = new FaceFinder().inPlane('XY', 3).find(angle);
    // The legs are 5 mm wide.
    const { x, y } = makePlaneFromFace(top!, [0.5, 0.5]).origin;
    expect(x).toBeCloseTo(10);
    expect(y).toBeCloseTo(10);
  },
);

says('giving depth to most sketches', () => {
  const [disc, ring] = [drawCircle(10), drawCircle(10).cut(drawCircle(4))].map((drawing) =>
    drawing.sketchOnPlane(),
  );
  for (const sketch of [disc, ring]) sketch?.extrude(2);
  expect(() => disc?.extrude(2)).toThrow('This object has been deleted');
  expect(() => ring?.extrude(2)).not.toThrow();
});

says('map over an array, then fuse; for separate pieces makeCompound', () => {
  const block = () => makeBaseBox(60, 60, 20);
  const posts = (distance: number) =>
    [0, 1, 2].map((index) => makeBaseBox(10, 10, 60).translate(distance * index, 0, -5));
  const removed = (tool: Shape3D) => 60 * 60 * 20 - measureVolume(block().cut(tool));
  const fused = (distance: number) => posts(distance).reduce((all, post) => all.fuse(post));
  expect(removed(fused(5))).toBeCloseTo(20 * 10 * 20);
  expect(removed(makeCompound(posts(5)) as Shape3D)).not.toBeCloseTo(20 * 10 * 20);
  expect(removed(makeCompound(posts(12)) as Shape3D)).toBeCloseTo(3 * 10 * 10 * 20);
});
