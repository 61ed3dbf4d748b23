import {
  DEG2RAD,
  draw,
  drawRectangle,
  EdgeFinder,
  FaceFinder,
  makeBaseBox,
  makeBox,
  makeCylinder,
  makePlane,
  Plane,
  type Face,
  type Shape3D,
  type Sketch,
  type Vector,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('A vector of another length may find nothing or the wrong elements, silently.', () => {
  const block = makeBaseBox(10, 10, 10).chamfer(3, (e) => e.inPlane('XY', 10));
  const found = (length: number, angle: number) =>
    new FaceFinder().atAngleWith([0, 0, length], angle).find(block).length;
  expect([0, 45, 60, 90].map((angle) => found(1, angle))).toEqual([2, 4, 0, 4]);
  expect([0, 45, 60, 90].map((angle) => found(0.5, angle))).toEqual([0, 0, 2, 4]);
  expect([0, 45, 60, 90].map((angle) => found(2, angle))).toEqual([0, 0, 0, 4]);
  expect(found(3, 90)).toBe(4);
});

says('On an extruded body it may keep or miss some others: check how many it finds.', () => {
  const extruded = [
    makeBaseBox(10, 10, 10),
    makeBaseBox(10, 10, 10).cut(makeCylinder(1, 20)),
    makeBaseBox(10, 10, 10).translate(0, 0, 20).translate(0, 0, -20),
  ];
  const exact = makeBox([-5, -5, 0], [5, 5, 10]);
  const edges = (body: Shape3D, z: number, y = 1) =>
    new EdgeFinder().inBox([4, -1, z - 1], [6, y, z + 1]).find(body).length;
  for (const body of extruded) {
    expect([edges(body, 10), edges(body, 0), edges(body, 10, 6)]).toEqual([0, 2, 3]);
    const faces = new FaceFinder().inBox([4, -1, -1], [6, 1, 1]).find(body);
    expect(faces).toHaveLength(3);
    expect(new EdgeFinder().containsPoint([5, 0, 10]).find(body)).toHaveLength(1);
  }
  expect([edges(exact, 10), edges(exact, 0), edges(exact, 10, 6)]).toEqual([1, 1, 3]);
});

says(
  'On turned bodies, tilted planes or ends of lofts, rounding may make it find nothing, silently.',
  () => {
    const tilted = (angle: number) => {
      const plane = makePlane('XY').pivot(angle, 'Y');
      const box = (drawRectangle(5, 5).sketchOnPlane(plane) as Sketch).extrude(5);
      return { plane, box };
    };
    for (const angle of [10, 20, 35]) {
      const { plane, box } = tilted(angle);
      const isParallel = ({ normal }: { normal: Vector | null }) =>
        normal !== null && Math.abs(normal.dot(plane.zDir)) > 0.999999;
      expect(new FaceFinder().when(isParallel).find(box), `${angle}°`).toHaveLength(2);
      expect(new FaceFinder().parallelTo(plane).find(box)).toHaveLength(angle === 20 ? 2 : 0);
      expect(new FaceFinder().inPlane(plane).find(box)).toHaveLength(angle === 20 ? 1 : 0);
    }
    const square = (side: number, height: number) =>
      drawRectangle(side, side).sketchOnPlane('XY', height) as Sketch;
    const loft = square(20, 0).loftWith(square(8, 10));
    expect(new FaceFinder().parallelTo('XY').find(loft)).toEqual([]);
    expect(new FaceFinder().inPlane('XY', 10).find(loft)).toEqual([]);
    expect(new FaceFinder().containsPoint([0, 0, 10]).find(loft)).toHaveLength(1);
    // The faces stay level: the body turns about z.
    const topsOf = (angle: number) => {
      const body = makeBaseBox(10, 20, 30).rotate(angle);
      expect(new FaceFinder().containsPoint([0, 0, 30]).find(body)).toHaveLength(1);
      return [
        new FaceFinder().parallelTo('XY').find(body).length,
        new FaceFinder().parallelTo(body.faces[5]!).find(body).length,
      ];
    };
    expect([4, 5, 24, 90].map(topsOf)).toEqual([
      [0, 0],
      [2, 2],
      [0, 0],
      [2, 2],
    ]);
  },
);

says('On turned bodies, for example, it may find nothing', () => {
  const top = (angle: number) =>
    new FaceFinder().inPlane('XY', 30).find(makeBaseBox(10, 20, 30).rotate(angle)).length;
  expect([0, 4, 5, 8].map(top)).toEqual([1, 0, 1, 0]);
});

/** A ruled loft with a vertical side at y = −5 that is flat, but of the type `BSPLINE_SURFACE`. */
function makeRuledLoft(): Shape3D {
  const sectionOf = (bottom: number, top: number, z: number) =>
    draw([-bottom, -5])
      .hLine(2 * bottom)
      .lineTo([top, 5])
      .lineTo([-top, 5])
      .close()
      .sketchOnPlane('XY', z) as Sketch;
  return sectionOf(5, 3, 0).loftWith(sectionOf(4, 1, 10), { ruled: true });
}

says('It is meant for faces of the type PLANE.', () => {
  const loft = makeRuledLoft();
  const [side] = loft.faces.filter((face) => Math.abs(face.center.y + 5) < 1e-6) as [Face];
  expect(side.geomType).toBe('BSPLINE_SURFACE');
  expect(new FaceFinder().parallelTo('XZ').find(loft)).toHaveLength(0);
  expect(new FaceFinder().parallelTo(side).find(makeBaseBox(10, 10, 10))).toHaveLength(0);
});

says('So may a face of another type than PLANE.', () => {
  expect(new FaceFinder().atAngleWith('Y', 0).find(makeRuledLoft())).toHaveLength(0);
  const found = (radius: number, angle: number) =>
    new FaceFinder()
      .ofSurfaceType('CYLINDRE')
      .atAngleWith('X', angle)
      .find(makeCylinder(radius, 10)).length;
  expect([found(5, 0), found(0.5, 60), found(1, 0)]).toEqual([0, 1, 1]);
});

says('At 0, rounding may make it find nothing, for example on a turned body.', () => {
  const level = (angle: number) =>
    new FaceFinder().atAngleWith('Z', 0).find(makeBaseBox(10, 20, 30).rotate(angle)).length;
  expect([0, 4, 5, 24].map(level)).toEqual([2, 0, 2, 0]);
  const found = (tilt: number, angle: number) => {
    const [sine, cosine] = [Math.sin, Math.cos].map((of) => of(tilt * DEG2RAD)) as [number, number];
    const box = makeBaseBox(10, 10, 10).rotate(tilt, [0, 0, 0], [0, 1, 0]);
    return new FaceFinder().atAngleWith([sine, 0, cosine], angle).find(box).length;
  };
  expect([7, 8, 12].map((tilt) => found(tilt, 0))).toEqual([2, 0, 0]);
  expect([7, 8, 12].map((tilt) => found(tilt, 90))).toEqual([4, 4, 4]);
  const square = (side: number, height: number) =>
    drawRectangle(side, side).sketchOnPlane('XY', height) as Sketch;
  const ends = (side: number) =>
    new FaceFinder().atAngleWith('Z', 0).find(square(side, 0).loftWith(square(8, 10)));
  expect(ends(20)).toEqual([]);
});

says('so a wall may be kept, like this one at radius 1.', () => {
  const slanted = new Plane([0, 0, 0], [0, 0, 1], [0.8, 0.6, 0]);
  const kept = (radius: number) =>
    new FaceFinder().ofSurfaceType('CYLINDRE').parallelTo(slanted).find(makeCylinder(radius, 10))
      .length;
  expect([1, 1.25, 2].map(kept)).toEqual([0, 1, 0]);
});

says('There, keep faces with ofSurfaceType("PLANE").when(', () => {
  const plane = makePlane('XY').pivot(10, 'Y');
  const box = (drawRectangle(20, 20).sketchOnPlane(plane) as Sketch).extrude(10).fillet(3);
  const isParallel = ({ normal }: { normal: Vector | null }) =>
    normal !== null && Math.abs(normal.dot(plane.zDir)) > 0.999999;
  expect(new FaceFinder().ofSurfaceType('PLANE').when(isParallel).find(box)).toHaveLength(2);
  // The normals of rounded edges are longer than 1.
  expect(new FaceFinder().when(isParallel).find(box).length).toBeGreaterThan(2);
});
