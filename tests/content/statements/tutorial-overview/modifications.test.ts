import {
  drawPolysides,
  drawRoundedRectangle,
  EdgeFinder,
  FaceFinder,
  makeBaseBox,
  makeCylinder,
  measureArea,
  measureVolume,
  type Shape3D,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { loadKernelInNode, runModel } from '../../../../src/modeling/node';
import { isValid, statementsOf, toWhole, slowProof } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const cube = () => makeBaseBox(20, 20, 20);
const upright = (e: EdgeFinder) => e.inDirection('Z');
const volumeOf = (shape: Shape3D) => measureVolume(shape);

says('Only fillet takes them:', () => {
  const edge = (e: EdgeFinder) => e.containsPoint([0, -10, 20]);
  expect(isValid(cube().fillet([1, 4], edge))).toBe(true);
  const growing = [1, 4] as unknown as number;
  expect(() => cube().chamfer(growing, edge)).toThrow('shouldKeep is not a function');
});

says('The number is how far the bevel reaches into each of the two faces.', () => {
  const wedge = (drawPolysides(20, 3).sketchOnPlane('XY') as Sketch).extrude(10);
  const [corner] = new EdgeFinder().inDirection('Z').find(wedge);
  if (!corner) throw new Error('A wedge has upright edges.');
  const { x, y } = corner.startPoint;
  const bevelled = wedge.chamfer(4, (e) => e.inList([corner]));
  const distances = new EdgeFinder()
    .inDirection('Z')
    .find(bevelled)
    .map(({ startPoint }) => Math.hypot(startPoint.x - x, startPoint.y - y));
  expect(distances.filter((distance) => Math.abs(distance - 4) < 0.001)).toHaveLength(2);
});

says('fillet(0) and chamfer(0) throw.', () => {
  expect(() => cube().fillet(0)).toThrow();
  expect(() => cube().chamfer(0)).toThrow();
});

says('fillet(0, filter) rounds by 1 mm, and chamfer(0, filter) bevels by 1 mm', () => {
  expect(volumeOf(cube().fillet(0, upright))).toBe(volumeOf(cube().fillet(1, upright)));
  expect(volumeOf(cube().chamfer(0, upright))).toBe(volumeOf(cube().chamfer(1, upright)));
});

says('A freed finder has no conditions left, so a second call with it rounds every edge', () => {
  const filter = upright(new EdgeFinder());
  cube().fillet({ radius: 1, filter });
  expect(volumeOf(cube().fillet({ radius: 1, filter }))).toBe(volumeOf(cube().fillet(1)));
});

says('Add keep: true if you want to use it again.', () => {
  const filter = upright(new EdgeFinder());
  cube().fillet({ radius: 1, filter, keep: true });
  expect(volumeOf(cube().fillet({ radius: 1, filter }))).toBe(volumeOf(cube().fillet(1, upright)));
});

const block = () => makeBaseBox(40, 30, 20);
const rim = (e: EdgeFinder) => e.inPlane('XY', 20);

says('round the upright edges first, then the rim they end in', () => {
  const together = block().fillet(4, (e) => e.either([upright, rim]));
  expect(volumeOf(block().fillet(4, upright).fillet(4, rim))).toBeCloseTo(volumeOf(together));
  for (const radius of [1, 3, 5]) {
    expect(isValid(block().fillet(4, upright).fillet(radius, rim))).toBe(true);
  }
});

says('the second call may fail, even with a small radius', () => {
  const rimFirst = (sides: number, upper: number, radius: number) =>
    (drawPolysides(30, sides).sketchOnPlane('XY') as Sketch)
      .extrude(20)
      .fillet(upper, rim)
      .fillet(radius, upright);
  for (const radius of [1, 2.5, 3]) {
    expect(() => rimFirst(3, 3, radius)).toThrow('Path failed');
    expect(isValid(rimFirst(6, 3, radius)), `${radius} mm`).toBe(true);
  }
  const blockFirst = (radius: number) => block().fillet(4, rim).fillet(radius, upright);
  expect(isValid(blockFirst(3.8))).toBe(true);
  expect(() => blockFirst(4)).toThrow('Path failed');
});

const hollow = (wall: number, height = 100) =>
  makeBaseBox(40, 40, height).shell(wall, (f) => f.inPlane('XY', height));

says('a block 40 mm wide, open at the top, can have walls of 19.9 mm', () => {
  expect(isValid(hollow(19.9))).toBe(true);
  // A block that is open at the side has no opposite wall.
  const open = makeBaseBox(60, 40, 80).shell(25, (f) => f.inPlane('XZ', 20));
  expect(isValid(open)).toBe(true);
  expect(volumeOf(open)).toBeCloseTo(60 * 40 * 80 - 10 * 15 * 30);
});

says('At 20 mm and above you get an error or, without one, a broken solid.', () => {
  // A flat block throws already at 20 mm.
  const flat = () => makeBaseBox(40, 60, 20).shell(20, (f) => f.inPlane('XY', 20));
  expect(flat).toThrow();
  expect(isValid(hollow(20))).toBe(false);
  for (const wall of [20.01, 21, 24.9, 30]) expect(() => hollow(wall)).toThrow();
});

says('With a positive thickness, you often get a closed shape, smaller by the thickness', () => {
  const nowhere = (f: FaceFinder) => f.inPlane('XY', 25);
  const closed = (wall: number) => block().shell(wall, nowhere);
  for (const wall of [1, 2, 9]) {
    expect(volumeOf(closed(wall))).toBeCloseTo((40 - 2 * wall) * (30 - 2 * wall) * (20 - 2 * wall));
  }
  expect(closed(-2).boundingBox.width).toBeCloseTo(44);
  // 2 mm is less than half of the block, but does not fit inside a rounding of 1 mm.
  expect(() => block().fillet(1, upright).shell(2, nowhere)).toThrow();
  expect(isValid(block().fillet(3, upright).shell(2, nowhere))).toBe(true);
  // Neither does 1 mm between chamfers of 2 mm, although there is room.
  expect(() => block().chamfer(2).shell(1, nowhere)).toThrow('has not type, it is null');
  // Booleans and fillets give a compound, whose shell is a surface.
  for (const body of [block().cut(makeCylinder(3, 50, [0, 0, -5])), block().fillet(4, upright)])
    expect(body.shell(2, nowhere).constructor.name).toBe('Shell');
});

says('An edge that continues a rounded one smoothly is mostly rounded too.', () => {
  const plate = () => (drawRoundedRectangle(30, 20, 4).sketchOnPlane() as Sketch).extrude(10);
  const rim = volumeOf(plate().fillet(1, (e) => e.inPlane('XY', 10)));
  const one = (e: EdgeFinder) => e.inPlane('XY', 10).containsPoint([0, 10, 10]);
  expect(volumeOf(plate().fillet(1, one))).toBeCloseTo(rim, 3);
  expect(volumeOf(plate())).toBeGreaterThan(rim + 10);
});

says('but often not around a smooth rim.', () => {
  const disc = (radius: number | [number, number]) =>
    volumeOf(makeCylinder(5, 10).fillet(radius, (e) => e.inPlane('XY', 10)));
  expect(disc([1, 3])).toBeCloseTo(disc(1), 3);
  expect(disc([3, 1])).toBeCloseTo(disc(3), 3);
  const tile = (radius: number | [number, number], onEdge = false) =>
    volumeOf(
      (drawRoundedRectangle(50, 36, 5).sketchOnPlane() as Sketch)
        .extrude(24)
        .fillet(radius, (e) => (onEdge ? e.containsPoint([0, 18, 24]) : e.inPlane('XY', 24))),
    );
  expect(tile([2, 4])).toBeCloseTo(tile(2), 3);
  // If the filter keeps one edge of the rim, the radius grows along that edge.
  expect(tile([2, 4], true)).toBeLessThan(tile(2, true) - 10);
  expect(tile(2, true)).toBeCloseTo(tile(2), 3);
  // The closed rim of a block has corners, so the radius grows along each of its edges.
  const rim = (radius: number | [number, number]) =>
    volumeOf(cube().fillet(radius, (e) => e.inPlane('XY', 20)));
  expect(rim([1, 3])).toBeLessThan(rim(1) - 10);
  const edge = (radius: number | [number, number]) =>
    volumeOf(cube().fillet(radius, (e) => e.containsPoint([0, -10, 20])));
  expect(edge([1, 3])).toBeLessThan(edge(1) - 1);
});

says('The filter finds nothing, or your function returns 0 for every edge.', () => {
  const nowhere = (e: EdgeFinder) => e.inPlane('XY', 25);
  const fillet = 'Could not fillet, no edge was selected';
  expect(() => block().fillet(2, nowhere)).toThrow(fillet);
  for (const none of [0, null]) expect(() => block().fillet(() => none)).toThrow(fillet);
  const chamfer = 'Could not chamfer, no edge was selected';
  expect(() => block().chamfer(2, nowhere)).toThrow(chamfer);
});

says('the inner corners stay sharp, and the wall gets thinner at every corner you round', () => {
  const tray = (drawRoundedRectangle(50, 36).sketchOnPlane('XY') as Sketch).extrude(24);
  const open = tray.shell(2, (f) => f.inPlane('XY', 24));
  const outer = (e: EdgeFinder) => upright(e).ofLength(24);
  for (const radius of [1.5, 5]) {
    expect(isValid(open.fillet(radius, outer))).toBe(true);
    const removed = 4 * radius ** 2 * (1 - Math.PI / 4) * 24;
    expect(volumeOf(open.fillet(radius, outer))).toBeCloseTo(volumeOf(open) - removed);
  }
});

says('Rounding takes room on both faces beside an edge.', () => {
  const step = makeBaseBox(40, 40, 10).fuse(makeBaseBox(10, 40, 30));
  const inner = (e: EdgeFinder) =>
    e.inDirection('Y').inPlane('XY', 10).withinDistance(6, [0, 0, 10]);
  const rounded = step.fillet(3, inner);
  // An inner edge gains material.
  expect(volumeOf(rounded)).toBeGreaterThan(volumeOf(step) + 100);
  const ends = new EdgeFinder().inDirection('Y').find(rounded);
  const places = ends.map(({ startPoint: { x, z } }) => `${toWhole(x)}, ${toWhole(z)}`);
  for (const place of ['8, 10', '5, 13', '-8, 10', '-5, 13']) expect(places).toContain(place);
});

says('| below 10 mm | a good solid |', () => {
  for (const radius of [0.5, 5, 9.99, 9.9999]) expect(isValid(cube().fillet(radius))).toBe(true);
});

says('| 10 mm | an error |', () => {
  expect(() => cube().fillet(10)).toThrow();
});

says(
  '| between 10 mm and 20 mm | no error, and a broken solid |',
  slowProof(() => {
    for (const radius of [10.001, 15.01, 17, 19.99]) {
      expect(isValid(cube().fillet(radius)), `${radius} mm`).toBe(false);
    }
  }),
);

says('| 20 mm or more | an error |', () => {
  for (const radius of [20, 20.001, 25, 100]) expect(() => cube().fillet(radius)).toThrow();
});

says('At 16 mm it is less, and looks possible.', () => {
  for (const radius of [16, 19]) {
    expect(volumeOf(cube().fillet(radius))).toBeGreaterThan(0);
    expect(volumeOf(cube().fillet(radius))).toBeLessThan(20 ** 3);
  }
});

says('at 10.5 mm it is larger than that of the whole cube', () => {
  expect(volumeOf(cube().fillet(10.5))).toBeGreaterThan(20 ** 3);
});

says(
  'Blue solids are sound, orange ones are broken.',
  slowProof(() => {
    const rounded = (radius: number) => cube().fillet(radius);
    for (const radius of [0.5, 2, 4, 6, 8, 9.9]) expect(isValid(rounded(radius))).toBe(true);
    for (const radius of [10.5, 11, 12, 13]) {
      expect(isValid(rounded(radius))).toBe(false);
      expect(volumeOf(rounded(radius))).toBeGreaterThan(volumeOf(cube()));
    }
  }),
);

says(
  'This site measures each result and tells you of both. It does not notice every fault.',
  slowProof(async () => {
    const warningsOf = async (step: string) => {
      const code = `import { makeBaseBox } from "replicad"; export default () => makeBaseBox(${step};`;
      const outcome = await runModel({ code, name: 'x', params: null }, await loadKernelInNode());
      return 'result' in outcome ? outcome.result.warnings.length : 'failed';
    };
    expect(await warningsOf('20, 20, 20).fillet(9)')).toBe(0);
    expect(await warningsOf('20, 20, 20).fillet(10.5)')).toBe(1);
    expect(await warningsOf('20, 20, 20).fillet(16)')).toBe(1);
    const hollow = () => makeBaseBox(40, 60, 30).shell(20, (face) => face.inPlane('XY', 30));
    expect(isValid(hollow())).toBe(false);
    expect(await warningsOf('40, 60, 30).shell(20, (f) => f.inPlane("XY", 30))')).toBe(0);
  }),
);

says('let the radius change along the edge, from its start to its end', () => {
  const plate = () => (drawRoundedRectangle(50, 36).sketchOnPlane() as Sketch).extrude(24);
  const startOf = (x: number) =>
    new EdgeFinder().containsPoint([x, 0, 24]).find(plate(), { unique: true }).startPoint.y;
  expect([startOf(25), startOf(-25)].map(toWhole)).toEqual([-18, 18]);
  for (const x of [25, -25]) {
    const rounded = plate().fillet([2, 8], (e) => e.containsPoint([x, 0, 24]));
    const [front = 0, back = 0] = new FaceFinder()
      .parallelTo('XZ')
      .find(rounded)
      .sort((a, b) => a.center.y - b.center.y)
      .map((face) => measureArea(face));
    // The larger radius removes more of the end face.
    const [start, end] = x > 0 ? [front, back] : [back, front];
    expect(start - end).toBeCloseTo((8 ** 2 - 2 ** 2) * (1 - Math.PI / 4), 1);
  }
});

says('The outer edges come out rounded, except around the opening.', () => {
  const rounded = (...openings: readonly (readonly ['XY' | 'YZ', number])[]) =>
    block()
      .shell(-2, (f) =>
        f.either(
          openings.map(
            ([plane, at]) =>
              (g) =>
                g.inPlane(plane, at),
          ),
        ),
      )
      .faces.filter(({ geomType }) => geomType === 'CYLINDRE').length;
  // The block has twelve edges, four of them around each opening.
  expect(rounded(['XY', 20])).toBe(8);
  expect(rounded(['YZ', 20])).toBe(8);
  expect(rounded(['YZ', 20], ['YZ', -20])).toBe(4);
});
