import { readFileSync } from 'node:fs';
import {
  Blueprint,
  CornerFinder,
  draw,
  drawCircle,
  drawEllipse,
  drawPolysides,
  drawRectangle,
  drawRoundedRectangle,
  EdgeFinder,
  FaceFinder,
  getOC,
  makeBaseBox,
  makeCompound,
  makeCylinder,
  makeLine,
  makePlane,
  makeSolid,
  makeSphere,
  makeThreePointArc,
  measureArea,
  measureVolume,
  revolution,
  sketchCircle,
  sketchRectangle,
  sketchRoundedRectangle,
  type Blueprints,
  type CompoundBlueprint,
  type Drawing,
  type Edge,
  type Face,
  type Plane,
  type PlaneName,
  type Shape3D,
  Sketches,
  type Sketch,
  weldShellsAndFaces,
} from 'replicad';
import { describe, expect, it } from 'vitest';
import { modelFiles } from '../../../plugins/docusaurus/models/modelFiles';
import { loadKernelInNode, runModel } from '../../../src/modeling/node';
import { isValid, statementsOf } from '../../support/statements';

const says = statementsOf(import.meta.url);

describe('the table of messages on Troubleshooting', () => {
  const page = readFileSync('docs/troubleshooting.mdx', 'utf8');
  const [, table = ''] = page.split('| This site says');
  const sentences = Array.from(
    table.split('\n\n', 1)[0]?.matchAll(/^\| (\S.*?) +\| \[/gm) ?? [],
    ([, said]) => said,
  );
  const said = modelFiles().flatMap(
    ({ code }) => /fails:\s*["'](.+?)["'],\n/.exec(code)?.[1] ?? [],
  );

  it.each(sentences)('has a model that fails with: %s', (sentence) => {
    expect(said.some((failure) => failure.includes(sentence ?? '-'))).toBe(true);
  });

  it('has more than ten messages', () => {
    expect(sentences.length).toBeGreaterThan(10);
  });
});

says('with roundings of 4 mm a wall of 3.9 mm fits, and one of 4 mm does not', () => {
  const rounded = makeBaseBox(40, 40, 20)
    .fillet(4, (e) => e.inDirection('Z'))
    .fillet(4, (e) => e.inPlane('XY', 0));
  const hollow = (wall: number) => rounded.shell(wall, (f) => f.inPlane('XY', 20));
  expect(isValid(hollow(3.9))).toBe(true);
  expect(() => hollow(4)).toThrow();
});

says(
  'A cylinder or a ball cannot have a negative radius either, nor a cylinder a negative height.',
  () => {
    expect(() => measureVolume(makeCylinder(3, -5))).toThrow();
    expect(() => makeCylinder(-3, 5)).toThrow();
    expect(() => makeSphere(-3)).toThrow();
    expect(() => makeBaseBox(10, 10, 0)).toThrow();
  },
);

says('An extrusion may be negative, but not 0, and its endFactor cannot be 0.', () => {
  expect(measureVolume(drawRectangle(2, 2).sketchOnPlane().extrude(-5) as Shape3D)).toBeCloseTo(20);
  expect(() => drawRectangle(2, 2).sketchOnPlane().extrude(0)).toThrow('BRepSweep_Translation');
  const shrinkTo = (profile: 'linear' | 's-curve', endFactor: number) => () =>
    (drawRectangle(2, 2).sketchOnPlane() as Sketch).extrude(5, {
      extrusionProfile: { profile, endFactor },
    });
  expect(shrinkTo('linear', 0)).toThrow('gp_Trsf::SetScaleFactor');
  expect(shrinkTo('s-curve', 0)).toThrow('gp_Trsf::SetScaleFactor');
  expect(isValid(shrinkTo('s-curve', -1)())).toBe(true);
});

says('For another plane, pass makePlane of its name.', () => {
  expect(new FaceFinder().parallelTo(makePlane('front')).find(makeBaseBox(2, 3, 4))).toHaveLength(
    2,
  );
});

says('Where one does, the result can be wrong.', () => {
  for (const promise of ['commonFace', 'sameFace'] as const) {
    const errorWith = (crossing: Shape3D) => {
      const fused = (optimisation: 'none' | typeof promise) =>
        measureVolume(makeBaseBox(10, 10, 10).fuse(crossing, { optimisation }));
      return Math.abs(fused(promise) - fused('none'));
    };
    expect(errorWith(makeBaseBox(4, 4, 30).translate(5, 5, -10))).toBeGreaterThan(30);
    expect(errorWith(makeBaseBox(4, 4, 30).translate(0, 0, -10))).toBeGreaterThan(100);
    expect(errorWith(makeBaseBox(10, 10, 10).translate(5, 5, 5))).toBeGreaterThan(100);
    expect(errorWith(makeBaseBox(10, 10, 10).translate(5, 0, 0))).toBeCloseTo(0);
  }
});

says('So can optimisation, if they cross.', () => {
  const meshed = (optimisation: 'commonFace' | 'none') => () =>
    makeBaseBox(10, 10, 10)
      .fuse(makeSphere(6).translateZ(10), { optimisation })
      .mesh({ tolerance: 0.1, angularTolerance: 30 });
  expect(meshed('commonFace')).toThrow('no parameters on surface');
  expect(meshed('none')).not.toThrow();
});

says('A drawing with a hole or several pieces sketches to several outlines', () => {
  const pieces = drawCircle(9).fuse(drawCircle(5).translate(30, 0)).sketchOnPlane();
  expect(pieces).not.toHaveProperty('loftWith');
  expect(pieces).not.toHaveProperty('sweepSketch');
  const ring = drawCircle(9).cut(drawCircle(5)).sketchOnPlane();
  expect(measureVolume(ring.extrude(1) as Shape3D)).toBeCloseTo(Math.PI * (81 - 25));
  expect(ring).not.toHaveProperty('loftWith');
});

const block = () => makeBaseBox(20, 20, 20);

says('chamfer says the same of itself', () => {
  const nowhere = (edge: EdgeFinder) => edge.inPlane('XY', 99);
  expect(() => block().fillet(2, nowhere)).toThrow('Could not fillet, no edge was selected');
  expect(() => block().chamfer(2, nowhere)).toThrow('Could not chamfer, no edge was selected');
});

says(
  'The same message comes from a chamfer whose selectedFace keeps no face, or more than one.',
  () => {
    const chamferBy = (selectedFace: (face: FaceFinder) => FaceFinder) => () =>
      block().chamfer({ distances: [1, 2], selectedFace }, (edge) => edge.inPlane('XY', 20));
    for (const faces of [
      (face: FaceFinder) => face.inPlane('XY', 99),
      (face: FaceFinder) => face.parallelTo('XY'),
    ])
      expect(chamferBy(faces)).toThrow('Finder has not found a unique solution');
  },
);

says('tangentLine says the same, and customCorner says "You need a curve defined', () => {
  expect(() => draw().tangentArc(5, 5)).toThrow('You need a previous curve');
  expect(() => draw().tangentLine(5)).toThrow('You need a previous curve');
  expect(() => draw().customCorner(5)).toThrow('You need a curve defined to fillet the angle');
});

says(
  'A cut, an intersect or an offset before left nothing of the drawing. offset(0) can leave nothing as well.',
  () => {
    const sheet = () => drawRectangle(10, 6);
    for (const drawing of [
      sheet().cut(drawRectangle(20, 20)),
      sheet().intersect(drawRectangle(4, 4).translate(30, 0)),
      sheet().offset(-4),
      sheet().offset(0),
    ])
      expect(() => drawing.sketchOnPlane('XY')).toThrow('Trying to sketch an empty drawing');
    // A spline keeps its outline.
    const spline = draw().smoothSpline(9, 4).close().offset(0);
    expect(spline.boundingBox.width).toBeCloseTo(9, 3);
  },
);

says('GCE2d_MakeSegment: often a side has length 0.', () => {
  expect(() => draw().hLine(0)).toThrow('GCE2d_MakeSegment::Value() - no result');
});

says('GCE2d_MakeLine: often a number is missing.', () => {
  for (const length of [Number.NaN, undefined as unknown as number])
    expect(() => draw().hLine(length)).toThrow('GCE2d_MakeLine::Value() - no result');
});

const combined = (left: Drawing, right: Drawing) =>
  (['cut', 'fuse', 'intersect'] as const).map((operation) => () => left[operation](right));

says(
  'Often their outlines touch, or cross at a small angle, and at least one of them is curved.',
  () => {
    const sentences =
      /Bug in the intersection algo|Point .* not on curve|Failed to rotate to segment/;
    for (const [left, right] of [
      [drawCircle(5), drawCircle(2).translate(7, 0)],
      [drawCircle(5), drawCircle(4).translate(0, 1.3)],
      [drawCircle(50), drawCircle(40).translate(12, 0)],
      [drawCircle(50), drawCircle(49).translate(5, 0)],
    ] as const)
      for (const combine of combined(left, right)) expect(combine).toThrow(sentences);
    const square = () => drawRectangle(10, 10);
    for (const straight of [square().translate(10, 0), square().translate(1e-7, 0), square()])
      for (const combine of combined(square(), straight)) expect(combine).not.toThrow();
  },
);

says('Leave a gap of 0.1 mm, or let them cross further. Or extrude both', () => {
  for (const [size, radius] of [
    [5, 2],
    [5, 4.5],
    [50, 40],
    [50, 48],
  ] as const) {
    const small = drawCircle(radius).translate(size - radius - 0.1, 0);
    for (const combine of combined(drawCircle(size), small)) expect(combine).not.toThrow();
  }
  for (const combine of combined(drawCircle(5), drawCircle(2).translate(7.1, 0)))
    expect(combine).not.toThrow();
  const disc = (radius: number, x: number) => extrudedBy(drawCircle(radius).translate(x, 0), 1);
  for (const x of [3, 12])
    expect(measureVolume(disc(50, 0).cut(disc(40, x)))).toBeGreaterThan(Math.PI * 899);
});

says('touches its edge from inside and fails. With 2.9 or 3.1 instead of 3 it works.', () => {
  const cutAt = (x: number) => () => drawCircle(5).cut(drawCircle(2).translate(x, 0));
  expect(cutAt(3)).toThrow('not on curve');
  expect(areaOf(cutAt(2.9)())).toBeCloseTo(21 * Math.PI);
  expect(areaOf(cutAt(3.1)())).toBeGreaterThan(21 * Math.PI);
});

/** Returns the area of a drawing in mm². */
function areaOf(drawing: Drawing): number {
  const sketch = drawing.sketchOnPlane('XY') as Sketch | Sketches;
  return measureArea((sketch instanceof Sketches ? sketch.faces() : sketch.face()) as Face);
}

says('blueprint is for drawings of one outline. This one has a hole or several pieces, or', () => {
  const ring = drawCircle(10).cut(drawCircle(5));
  const pair = drawCircle(1).fuse(drawCircle(1).translate(9, 0));
  for (const drawing of [ring, pair, drawCircle(5).cut(drawCircle(10))])
    expect(() => drawing.blueprint).toThrow('This drawing is not a blueprint');
  expect(() => ring.sketchOnPlane()).not.toThrow();
});

says('drawEllipse takes them in either order', () => {
  expect(drawEllipse(4, 9).boundingBox.height).toBeCloseTo(18, 3);
  expect(drawEllipse(9, 4).boundingBox.height).toBeCloseTo(8, 3);
});

says('Or it keeps only seams or smooth joints.', () => {
  const bar = drawRectangle(9, 9).fillet(1).sketchOnPlane().extrude(9) as Shape3D;
  const roundUpright = (shape: Shape3D) => () => shape.fillet(0.5, (e) => e.inDirection('Z'));
  expect(roundUpright(bar)).toThrow('no suitable edges');
  expect(roundUpright(makeCylinder(5, 9))).toThrow('no suitable edges');
});

says('There are twelve names', () => {
  const names = 'XY YZ ZX XZ YX ZY front back left right top bottom'.split(' ');
  expect(names).toHaveLength(12);
  for (const name of names) expect(() => makePlane(name as PlaneName)).not.toThrow();
});

says('A curve that touches the axis between its ends can fail as well.', () => {
  const touching = drawRectangle(10, 6).translate(5, 0).sketchOnPlane('XZ') as Sketch;
  expect(isValid(touching.revolve())).toBe(true);
  const crossing = drawRectangle(10, 6).translate(3, 0).sketchOnPlane('XZ') as Sketch;
  expect(() => crossing.revolve()).toThrow();
  // The middle of this curve touches the axis, and fails as if it crossed it.
  const bow = (height: number) =>
    draw([6, 0]).halfEllipse(0, 20, height).close().sketchOnPlane('XZ') as Sketch;
  expect(() => bow(6).revolve()).toThrow();
  expect(isValid(bow(5.999).revolve())).toBe(true);
  const half = (pen: ReturnType<typeof draw>) => pen.close().sketchOnPlane('XZ') as Sketch;
  for (const ending of [
    draw([0, -5]).threePointsArcTo([0, 5], [5, 0]),
    draw([0, -5]).cubicBezierCurveTo([0, 5], [5, -5], [5, 5]),
    draw().hLine(5).threePointsArcTo([0, 5], [1.4645, 1.4645]),
  ])
    expect(isValid(half(ending).revolve())).toBe(true);
});

says('A find that finds nothing returns an empty array, unless it is unique.', () => {
  const round = new FaceFinder().ofSurfaceType('CYLINDER' as 'CYLINDRE').find(makeCylinder(4, 4));
  expect(round).toEqual([]);
  const nowhere = () => new FaceFinder().inPlane('XY', 99);
  expect(() => nowhere().find(block(), { unique: true })).toThrow('a unique solution');
});

says('Most round walls are "CYLINDRE".', () => {
  const kinds = (direction: [number, number, number]) =>
    (drawCircle(4).sketchOnPlane('XY') as Sketch)
      .extrude(9, { extrusionDirection: direction })
      .faces.map((face) => face.geomType);
  expect(kinds([0, 0, 1])).toContain('CYLINDRE');
  expect(kinds([1, 0, 3])).not.toContain('CYLINDRE');
});

says('A direction given as a vector must have length 1.', () => {
  const found = (length: number) => new EdgeFinder().inDirection([0, 0, length]).find(block());
  expect(found(1)).toHaveLength(4);
  expect(found(2)).toHaveLength(0);
});

says('parallelTo("front") keeps everything.', () => {
  expect(new FaceFinder().parallelTo('front' as 'XY').find(block())).toHaveLength(6);
  expect(new FaceFinder().parallelTo('XZ').find(block())).toHaveLength(2);
});

says('On a solid, fillet(0, filter) and chamfer(0, filter) work with 1 mm.', () => {
  for (const operation of ['fillet', 'chamfer'] as const)
    expect(() => drawRectangle(9, 9)[operation](0, (c) => c.atPoint([4.5, 4.5]))).toThrow();
  const upright = (edge: EdgeFinder) => edge.inDirection('Z');
  for (const operation of ['fillet', 'chamfer'] as const)
    expect(measureVolume(block()[operation](0, upright))).toBeCloseTo(
      measureVolume(block()[operation](1, upright)),
    );
});

says('with a radius of half of a side, or more, can break the outline', () => {
  const areaOf = (radius: number) => {
    const [sketch] = [drawRectangle(30, 20).fillet(radius).sketchOnPlane('XY') as Sketch];
    return measureArea(sketch.face());
  };
  const rounded = (radius: number) => 600 - (4 - Math.PI) * radius * radius;
  expect(areaOf(9.9)).toBeCloseTo(rounded(9.9), 2);
  for (const radius of [10, 12])
    expect(Math.abs(areaOf(radius) - rounded(radius))).toBeGreaterThan(1);
  const oneCorner = drawRectangle(30, 20).fillet(10, (corner) => corner.atPoint([15, 10]));
  expect(measureArea((oneCorner.sketchOnPlane() as Sketch).face())).toBeCloseTo(
    600 - (1 - Math.PI / 4) * 100,
  );
});

says('At right angles, stay below.', () => {
  // The sides of this triangle are 17.3 mm long.
  expect(() => drawPolysides(10, 3).fillet(5)).toThrow();
  expect(() => drawRectangle(17.3, 17.3).fillet(8.6)).not.toThrow();
});

says('looks at the 5 only when the plane is given by its name', () => {
  const heightOn = (plane: PlaneName | ReturnType<typeof makePlane>) =>
    (drawCircle(2).sketchOnPlane(plane as PlaneName, 5) as Sketch).face().boundingBox.center[2];
  expect(heightOn('XY')).toBeCloseTo(5);
  expect(heightOn(makePlane('XY'))).toBeCloseTo(0);
});

says('The scale mode "original" of sketchOnFace takes no other face. It is the default.', () => {
  const [ball] = makeSphere(9).faces;
  const onBall = (mode: 'original' | 'bounds') => drawCircle(1).sketchOnFace(ball!, mode);
  expect(() => onBall('original')).toThrow('planar and cylidrical');
  expect(() => onBall('bounds')).not.toThrow();
  // @ts-expect-error -- the declaration asks for a mode
  expect(() => drawCircle(1).sketchOnFace(ball!)).toThrow('planar and cylidrical');
});

says('Often the outlines lie in one plane, or touch.', () => {
  for (const [outer, inner] of [
    [drawRectangle(20, 20), drawCircle(10)],
    [drawCircle(5), drawCircle(2).translate(3, 0)],
  ] as const)
    expect(() =>
      (inner.sketchOnPlane() as Sketch).loftWith(outer.sketchOnPlane() as Sketch),
    ).toThrow('LProp_NotDefined');
  const upright = (radius: number) => sketchCircle(radius, { plane: 'XZ' });
  expect(() => sketchCircle(5).loftWith(upright(5))).toThrow('LProp_NotDefined');
  expect(() => sketchCircle(5).loftWith(upright(3))).not.toThrow();
});

says('the angle of a rotate or the factor of a scale, for example', () => {
  const missing = undefined as unknown as number;
  const box = (height = 3) => makeBaseBox(3, 3, height);
  for (const shape of [
    () => extrudedBy(drawRectangle(3, 3), missing),
    () => extrudedBy(drawRectangle(3, 3), NaN),
    () => box().rotate(missing),
    () => box().scale(NaN),
  ])
    expect(() => shape().mesh({ tolerance: 0.1, angularTolerance: 30 })).toThrow(
      'Maximum call stack size exceeded',
    );
});

says('Or it bounds nothing: it is a single line, or a size is 0 or a text.', () => {
  const text = '5' as unknown as number;
  for (const body of [
    () => sketchCircle(0).extrude(5),
    () => makeBaseBox(text, 5, 5),
    () => extrudedBy(draw().hLine(5).done(), 5),
    () => extrudedBy(draw([2, 1]).line(4, 3).done(), 5),
  ])
    expect(body).toThrow('Your wire might be non planar.');
});

/** Returns the extrusion of a drawing with one outline. */
function extrudedBy(drawing: Drawing, height: number): Shape3D {
  return (drawing.sketchOnPlane() as Sketch).extrude(height);
}

says('it found none or several.', () => {
  for (const plane of [undefined, 99]) {
    const finder = new FaceFinder().parallelTo('XY');
    if (plane) finder.inPlane('XY', plane);
    expect(() => finder.find(block(), { unique: true })).toThrow('a unique solution');
  }
});

says('as many names of the kernel do in version 0.20', () => {
  const names = Object.keys(getOC());
  const numbered = names.filter((name) => /_\d+$/.test(name));
  expect(numbered.length).toBeGreaterThan(100);
  expect(names.length - numbered.length).toBeGreaterThan(100);
});

says('it may also be a rounded rectangle with a radius of half its width', () => {
  const message = 'You need a previous curve to sketch a tangent arc';
  for (const [width, height] of [
    [10, 20],
    [6, 30],
    [10, 10],
  ] as const)
    for (const make of [drawRoundedRectangle, sketchRoundedRectangle])
      expect(() => make(width, height, width / 2)).toThrow(message);
  // If the radius exceeds half of the width or the height, the corners are elliptical arcs.
  expect(drawRoundedRectangle(10, 20, 8).boundingBox.width).toBeCloseTo(10, 3);
  expect(drawRoundedRectangle(10, 8, 5).boundingBox.width).toBeCloseTo(10, 3);
});

says('Draw the slot lying and turn it', () => {
  const { width, height } = drawRoundedRectangle(20, 10, 5).rotate(90).boundingBox;
  expect([width, height].map(Math.round)).toEqual([10, 20]);
});

const rimOf = (box: Shape3D, height: number, radius: number) => () =>
  box.fillet(radius, (edge) => edge.inPlane('XY', height));

says('together they are as wide as this face, or wider.', () => {
  for (const [width, height] of [
    [20, 40],
    [40, 20],
  ] as const) {
    expect(isValid(rimOf(makeBaseBox(width, height, 30), 30, 9.9)())).toBe(true);
    expect(rimOf(makeBaseBox(width, height, 30), 30, 10)).toThrow('too big radiuses');
  }
});

says('Sharper corners need more room.', () => {
  const prism = (height = 30) => extrudedBy(drawPolysides(20 / Math.sqrt(3), 3), height);
  const upright = (radius: number) => () => prism().fillet(radius, (e) => e.inDirection('Z'));
  for (const rounded of [upright(5.59)(), rimOf(prism(), 30, 5.59)()])
    expect(isValid(rounded)).toBe(true);
  expect(upright(5.79)).toThrow('too big radiuses');
  expect(isValid(rimOf(prism(), 30, 5.79)())).toBe(false);
});

says('or is a cone made by a loft', () => {
  const open = (shape: Shape3D, height: number, wall: number) =>
    shape.shell(wall, (face) => face.containsPoint([0, 0, height]));
  for (const [below, above, height, wall] of [
    [10, 5, 20, 0.1],
    [5, 10, 20, 1],
    [30, 29.9, 50, 2],
  ] as const) {
    const end = sketchCircle(above, { origin: height });
    expect(() => open(sketchCircle(below).loftWith(end), height, wall)).toThrow('command not done');
    const profile = draw().hLine(below).lineTo([above, height]).hLineTo(0).close();
    const cone = (profile.sketchOnPlane('XZ') as Sketch).revolve();
    expect(isValid(open(cone, height, wall))).toBe(true);
  }
});

says('or the filter opens too many faces', () => {
  const open = (filter: (face: FaceFinder) => FaceFinder) => () => block().shell(1, filter);
  expect(open((face) => face)).toThrow();
  expect(open((face) => face.not((one) => one.inPlane('XY', 0)))).toThrow();
  expect(open((face) => face.not((one) => one.parallelTo('XY')))).toThrow();
  expect(isValid(open((face) => face.inPlane('XY', 20))())).toBe(true);
  expect(isValid(open((face) => face.parallelTo('XY'))())).toBe(true);
});

says('Often a fillet or the wall of a shell is too large', () => {
  const hollow = (wall: number) => block().shell(wall, (face) => face.inPlane('XY', 20));
  expect(isValid(hollow(9.9))).toBe(true);
  expect(isValid(hollow(10))).toBe(false);
  expect(isValid(rimOf(block(), 20, 9.9)())).toBe(true);
  expect(isValid(rimOf(block(), 20, 10.1)())).toBe(false);
});

says('Often one of the shapes is not a solid, or a list is empty.', () => {
  for (const make of [() => makeSolid([]), () => weldShellsAndFaces([])])
    expect(make).toThrow('This shape has not type');
  expect(() => revolution(makeLine([5, 0, 0], [5, 0, 9]) as unknown as Face)).toThrow(
    'Could not revolve to a 3d shape',
  );
});

says('Often a size that came from a parameter is 0 or a text', () => {
  const text = '5' as unknown as number;
  for (const make of [() => drawCircle(0).sketchOnPlane(), () => sketchRectangle(text, 5)])
    expect(make).toThrow('Failed to build the wire, disconnected wire');
});

says('Or an arc ends where it starts.', () => {
  const drawing = draw().hLine(5).sagittaArc(0, 0, 3).vLine(5).close();
  expect((drawing.sketchOnPlane() as Sketch).wire.isClosed).toBe(false);
});

says('which can be extruded and revolved, but not swept, and rarely lofted', () => {
  const plate = (...places: readonly number[]) =>
    places.reduce(
      (rest, x) => rest.cut(drawCircle(2).translate(x, 0)),
      drawRectangle(40, 20).translate(30, 0),
    );
  for (const drawing of [plate(30), plate(20, 30), plate(20, 30, 40)]) {
    const sketch = () => drawing.sketchOnPlane('XZ');
    for (const solid of [sketch().extrude(1), sketch().revolve()])
      expect(measureVolume(solid as Shape3D)).toBeGreaterThan(700);
    expect(sketch()).not.toHaveProperty('sweepSketch');
    const lofted = () => (sketch() as Sketch).loftWith(drawing.sketchOnPlane('XZ', 9) as Sketch);
    expect(lofted).toThrow(/loftWith is not a function|reading 'ruled'/);
  }
});

says('is as wide as a face beside its edge, or wider.', () => {
  const roundedOnce = (radius: number) => () =>
    makeBaseBox(20, 40, 30).fillet(radius, (edge) => edge.inPlane('XY', 30).inPlane('YZ', 10));
  expect(isValid(roundedOnce(19)())).toBe(true);
  for (const radius of [20, 25, 1000]) expect(roundedOnce(radius)).toThrow('StartSol');
});

says('made in an earlier call with a radius that is no larger.', () => {
  const inTwoCalls = (second: number) => () =>
    rimOf(makeBaseBox(40, 30, 20), 20, 4)().fillet(second, (edge) => edge.inDirection('Z'));
  expect(isValid(inTwoCalls(3.9)())).toBe(true);
  for (const second of [4, 5, 8, 12]) expect(inTwoCalls(second)).toThrow('Path failed');
});

says('or with a larger radius at the rim, the second call may fail', () => {
  const prism = () => extrudedBy(drawPolysides(20, 3), 20);
  const upright = (solid: Shape3D) => solid.fillet(1, (edge) => edge.inDirection('Z'));
  expect(rimOf(upright(prism()), 20, 5)).toThrow('Path failed');
  expect(isValid(upright(rimOf(prism(), 20, 5)()))).toBe(true);
  expect(isValid(rimOf(upright(prism()), 20, 1)())).toBe(true);
});

says('A drawing has no extrude either: sketch it first.', () => {
  expect(drawCircle(3)).not.toHaveProperty('extrude');
  expect(drawCircle(3).sketchOnPlane()).toHaveProperty('extrude');
});

says('Often the path turns back on itself, or the profile is a straight line.', () => {
  const swept = (back: number) => () =>
    (draw().hLine(20).hLine(back).done().sketchOnPlane('XZ') as Sketch).sweepSketch(
      (plane) => drawCircle(3).sketchOnPlane(plane) as Sketch,
    );
  for (const back of [-5, -10, -19]) expect(swept(back)).toThrow('gp_VectorWithNullMagnitude');
  for (const path of [draw().hLine(20), draw().hLine(20).vLine(20)])
    expect(() =>
      (path.done().sketchOnPlane('XZ') as Sketch).sweepSketch(
        (plane) => draw().hLine(3).done().sketchOnPlane(plane) as Sketch,
      ),
    ).toThrow();
  expect(isValid(swept(10)())).toBe(true);
});

says(
  'A loft between sketches in one plane can be flat too, and so can a solid with a size of 0.',
  () => {
    const flat = [
      sketchCircle(5).loftWith(sketchCircle(2)),
      makeCylinder(0, 5),
      makeCylinder(5, 0),
      extrudedBy(drawRectangle(0, 5), 2),
    ];
    for (const solid of flat) expect(measureVolume(solid)).toBeCloseTo(0);
  },
);

says('An outline that crosses itself can also come to 0.', () => {
  const crossed = draw().line(10, 10).hLine(-10).line(10, -10).close();
  expect(measureVolume(extrudedBy(crossed, 3))).toBeCloseTo(0);
});

says('extrude and its relatives use up most sketches', () => {
  const [disc, ring] = [drawCircle(5), drawCircle(5).cut(drawCircle(2))].map((drawing) =>
    drawing.sketchOnPlane(),
  );
  for (const sketch of [disc, ring]) sketch?.extrude(2);
  expect(() => disc?.extrude(2)).toThrow('This object has been deleted');
  expect(() => ring?.extrude(2)).not.toThrow();
});

says('Between straight lines, a sharp corner of 90° works with the mode you get by default', () => {
  const bent = (options?: { transitionMode: 'transformed' }) =>
    (draw().hLine(30).vLine(30).done().sketchOnPlane('XZ') as Sketch).sweepSketch(
      (plane) => drawCircle(3).sketchOnPlane(plane) as Sketch,
      options,
    );
  expect(isValid(bent())).toBe(true);
  expect(isValid(bent({ transitionMode: 'transformed' }))).toBe(false);
  // Between a line and an arc that meet at 90°, some profiles give a broken solid.
  const intoArc = draw()
    .vLine(30)
    .threePointsArc(30, 30, 21.2132, 8.7868)
    .done()
    .sketchOnPlane('XZ') as Sketch;
  const square = (plane: Plane) => drawPolysides(0.5, 4).sketchOnPlane(plane) as Sketch;
  expect(isValid(intoArc.sweepSketch(square))).toBe(false);
});

says('inPlane keeps some arcs that leave the plane.', () => {
  const middle = 10 * Math.SQRT1_2;
  const flatStart = makeThreePointArc([0, 0, 0], [middle, 0, 10 - middle], [10, 0, 10]);
  const steepStart = makeThreePointArc([0, 0, 0], [10 - middle, 0, middle], [10, 0, 10]);
  const isKept = (arc: Edge) => new EdgeFinder().inPlane('XY').shouldKeep(arc);
  expect(isKept(flatStart)).toBe(true);
  expect(isKept(steepStart)).toBe(false);
});

says('stays open, unless it is back at its start.', () => {
  const extruded = (drawing: Drawing) => (drawing.sketchOnPlane('XZ') as Sketch).extrude(5);
  const corner = () => draw([5, 0]).hLine(10).vLine(10);
  expect(isValid(extruded(corner().lineTo([5, 0]).done()))).toBe(true);
  for (const pen of [corner(), corner().hLine(-10), draw().threePointsArc(10, 0, 5, 5)])
    expect(isValid(extruded(pen.done()))).toBe(false);
});

says('fillet and chamfer of a solid free the finder they get', () => {
  for (const operation of ['fillet', 'chamfer'] as const) {
    const corner = new CornerFinder().atPoint([4.5, 4.5]);
    for (let use = 0; use < 2; use++)
      expect(drawRectangle(9, 9)[operation](1, () => corner).blueprint.curves).toHaveLength(5);
    const finder = new EdgeFinder().inPlane('XY', 20);
    expect(block()[operation](1, () => finder).faces).toHaveLength(10);
    expect(block()[operation](1, () => finder).faces).toHaveLength(26);
    const kept = { radius: 1, filter: new EdgeFinder().inPlane('XY', 20), keep: true };
    for (let use = 0; use < 3; use++) expect(block()[operation](kept).faces).toHaveLength(10);
  }
});

says('and often you get a closed shape of another size', () => {
  const closed = (thickness: number) => block().shell(thickness, (f) => f.inPlane('XY', 99));
  for (const thickness of [-2, 2, 3])
    expect(closed(thickness).boundingBox.width).toBeCloseTo(20 - 2 * thickness, 2);
  expect(() => closed(10)).toThrow();
});

says('or the shapes of an intersect do not overlap', () => {
  for (const distance of [7, 20, 100])
    expect(
      measureVolume(makeSphere(3).intersect(makeSphere(3).translateY(distance)) as Shape3D),
    ).toBe(0);
});

const roundWallOf = (solid: Shape3D) =>
  solid.faces.find(({ geomType }) => geomType === 'CYLINDRE')!;

says('Extrude or revolve the cylinder.', () => {
  const extruded = sketchCircle(5).extrude(10);
  const profile = draw().hLine(5).vLine(9).hLine(-5).close().sketchOnPlane('XZ') as Sketch;
  for (const solid of [extruded, profile.revolve(), makeCylinder(5, 10)])
    expect(() => drawCircle(1).sketchOnFace(roundWallOf(solid), 'original')).not.toThrow();
});

const coarse = { tolerance: 0.1, angularTolerance: 30 };

says('Or you dropped the result: cut returns a new solid.', () => {
  const part = makeBaseBox(20, 20, 10);
  const left = part.cut(makeCylinder(2, 10));
  expect(measureVolume(left)).toBeCloseTo(4000 - 40 * Math.PI, 6);
  expect(measureVolume(part)).toBeCloseTo(4000, 6);
});

says('A fuse or cut of solids that touch at one point can come out broken.', () => {
  const ball = (radius: number, z: number) => makeSphere(radius).translateZ(z);
  const crossing = makeCylinder(5, 20, [-10, 0, 10], [1, 0, 0]);
  const touching = [
    ball(5, 0).fuse(ball(5, 10)),
    makeBaseBox(10, 10, 10).fuse(ball(5, 15)),
    makeCylinder(5, 20, [0, -10, 0], [0, 1, 0]).fuse(crossing),
    makeBaseBox(20, 20, 10).cut(ball(5, 5)),
  ];
  const broken = touching.filter((shape) => {
    try {
      shape.mesh(coarse);
      return false;
    } catch {
      return true;
    }
  });
  expect(broken.length).toBeGreaterThan(0);
});

const arms = () =>
  draw([-10, 0]).hLine(20).vLine(20).hLine(-5).vLine(-15).hLine(-10).vLine(15).hLine(-5).close();
const bar = () => drawRectangle(30, 4).translate(0, 12);

says(
  'Drawings with holes, and outlines that touch or that cross several times, can go wrong',
  () => {
    const ring = drawCircle(20).cut(drawCircle(3));
    expect(
      measureVolume(ring.cut(drawCircle(4)).sketchOnPlane().extrude(1) as Shape3D),
    ).toBeGreaterThan(Math.PI * (400 - 9) + 1);
    const touching = drawRectangle(10, 10).fuse(drawCircle(5)).sketchOnPlane();
    expect(measureVolume(touching.extrude(1) as Shape3D)).toBeGreaterThan(110);
    const { blueprints } = (arms().cut(bar()) as unknown as { readonly innerShape: Blueprints })
      .innerShape;
    expect(blueprints.flatMap(outlinesOf).some((outline) => !outline.isClosed())).toBe(true);
  },
);

const outlinesOf = (piece: Blueprint | CompoundBlueprint): readonly Blueprint[] =>
  piece instanceof Blueprint ? [piece] : piece.blueprints;

says('"chamfer() failed", "shell() failed", "revolve() failed" or', () => {
  const message = 'BRep_API: command not done';
  expect(() => block().chamfer(12, (e) => e.inPlane('XY', 20))).toThrow(message);
  expect(() => block().shell(12, (f) => f.inPlane('XY', 20))).toThrow(message);
  expect(() => (drawRectangle(9, 4).sketchOnPlane('XZ') as Sketch).revolve()).toThrow(message);
  // Fillets that are too large have other messages.
  expect(() => block().fillet(10)).toThrow('too big radiuses');
  expect(() => block().fillet(20)).toThrow('StartSol');
});

says('Solids of a compound count in full, also where they overlap.', () => {
  for (const shift of [0, 1, 19, 50]) {
    const pile = [0, 1, 2].map((index) => block().translateX(index * shift));
    expect(measureVolume(makeCompound(pile) as Shape3D)).toBeCloseTo(24000);
  }
});

says('Often a value is missing, such as the size of a fillet or a shell.', async () => {
  const kernel = await loadKernelInNode();
  const sectionOf = async (call: string) => {
    const code = `import * as r from "replicad";
      export default () => r.${call};`;
    const outcome = await runModel({ code, name: 'x', params: null }, kernel);
    return 'error' in outcome ? outcome.error.section : undefined;
  };
  for (const call of ['fillet()', 'chamfer()', 'shell()'])
    expect(await sectionOf(`makeBaseBox(9, 9, 9).${call}`)).toBe('a-value-it-cannot-use');
  // "Or it is of another kind, such as a number in place of a face."
  expect(await sectionOf('drawFaceOutline(5)')).toBe('a-value-it-cannot-use');
  expect(await sectionOf('drawRectangle(2, 2).sketchOnFace(5, "bounds")')).toBe(
    'a-value-it-cannot-use',
  );
});

says('the kernel may then take away too little, or everything', () => {
  const left = (...tools: Shape3D[]) =>
    measureVolume(makeBaseBox(40, 40, 20).cut(makeCompound(tools) as Shape3D));
  const drill = (x: number) => makeCylinder(5, 20, [x, 0, 0]);
  const post = (x: number) => makeBaseBox(10, 10, 60).translate(x, 0, -5);
  const whole = 40 * 40 * 20;
  const fused = measureVolume(drill(0).fuse(drill(4)));
  expect(left(drill(0), drill(4))).toBeGreaterThan(whole - fused + 500);
  expect(left(post(0), post(5))).toBeCloseTo(0);
});

says('By default revolve turns around an axis along z.', () => {
  const profile = () => drawRectangle(4, 6).translate(10, 0);
  const at = (x: number) => (profile().sketchOnPlane('XZ', [x, 0, 0]) as Sketch).revolve();
  expect(at(0).boundingBox.center[0]).toBeCloseTo(0);
  expect(at(20).boundingBox.center[0]).toBeCloseTo(20);
  // Another axis makes a solid of a profile on XY.
  const turned = (profile().sketchOnPlane('XY') as Sketch).revolve([0, 1, 0]);
  expect(measureVolume(turned)).toBeCloseTo(2 * Math.PI * 10 * 24);
});

says('the filter is no finder, often a function', () => {
  for (const filter of [(edges: EdgeFinder) => edges, 5, {}])
    expect(() => makeBaseBox(9, 9, 9).fillet({ radius: 1, filter: filter as never })).toThrow(
      'shouldKeep is not a function',
    );
});

says('and often the message of the kernel or the library in small type below it', async () => {
  const kernel = await loadKernelInNode();
  const messageOf = async (made: string) => {
    const code = `import * as r from "replicad";\nexport default () => r.${made};`;
    const outcome = await runModel({ code, name: 'x', params: null }, kernel);
    return 'error' in outcome ? outcome.error.kernelMessage : 'no error';
  };
  expect(await messageOf('makePlane("XW")')).toContain('Could not find plane');
  expect(await messageOf('draw().hLine(3).sketchOnPlane("XY")')).toBeUndefined();
});

says('Often the pen was ended before it drew anything, or both sizes of a rectangle are 0.', () => {
  expect(() => draw().close().sketchOnPlane()).toThrow('empty wire');
  expect(() => drawRectangle(0, 0).sketchOnPlane()).toThrow('empty wire');
  expect(() => drawRoundedRectangle(0, 0, 0).sketchOnPlane()).toThrow('empty wire');
});

says('Of solids, the result is an empty compound of volume 0.', () => {
  for (const nothing of [block().cut(makeBaseBox(60, 60, 60)), block().cut(block())]) {
    expect(nothing.constructor.name).toBe('Compound');
    expect(measureVolume(nothing)).toBe(0);
  }
  const nothingLeft = drawRectangle(4, 4).cut(drawCircle(9));
  expect(() => nothingLeft.sketchOnPlane()).toThrow('Trying to sketch an empty drawing');
});
