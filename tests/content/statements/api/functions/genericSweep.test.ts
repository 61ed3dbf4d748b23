import {
  assembleWire,
  complexExtrude,
  draw,
  genericSweep,
  makeBSplineApproximation,
  makeCircle,
  makeLine,
  Shell,
  sketchCircle,
  Solid,
  twistExtrude,
  type AnyShape,
  type Sketch,
  type Wire,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('Place it at the start of the path.', () => {
  const swept = (origin: [number, number, number]): AnyShape => {
    const path = assembleWire([makeLine([0, 0, 0], [0, 0, 10])]);
    return genericSweep(sketchCircle(2, { origin }).wire, path, {});
  };
  const centre = (shape: AnyShape): number[] =>
    shape.boundingBox.center.map((value) => Math.round(value) + 0);
  expect(centre(swept([0, 0, 0]))).toEqual([0, 0, 5]);
  expect(centre(swept([10, 0, 0]))).toEqual([10, 0, 5]);
  // Along the path, the place of the profile does not count.
  expect(centre(swept([0, 0, 5]))).toEqual([0, 0, 5]);
});

const bent = (height: number): Wire =>
  assembleWire([
    makeBSplineApproximation([
      [0, 0, 0],
      [10, 0, height],
      [10, 10, 0],
      [0, 10, height],
      [0, 0, 0],
    ]),
  ]);
const open = (): Wire => (draw().hLine(5).vLine(5).done().sketchOnPlane() as Sketch).wire;
const ring = (): Wire => assembleWire([makeCircle(20, [20, 0, 0], [0, 1, 0])]);
const frame = (): Wire =>
  (draw().vLine(40).hLine(40).vLine(-40).close().sketchOnPlane('XZ') as Sketch).wire;

says('A wire that is not flat often makes a Shell, too.', () => {
  const path = assembleWire([makeLine([0, 0, 0], [0, 0, 10])]);
  for (const [wire, kind] of [
    [sketchCircle(2).wire, Solid],
    [bent(0), Solid],
    [bent(1), Shell],
    [open(), Shell],
  ] as const) {
    expect(genericSweep(wire, path, {})).toBeInstanceOf(kind);
    const profile = { profile: 'linear', endFactor: 0.5 } as const;
    expect(complexExtrude(wire, [0, 0, 0], [0, 0, 10], profile)).toBeInstanceOf(kind);
    expect(twistExtrude(wire, 20, [0, 0, 0], [0, 0, 10])).toBeInstanceOf(kind);
  }
  for (const closedPath of [ring(), frame()])
    expect(genericSweep(open(), closedPath, {})).toBeInstanceOf(Shell);
  expect(genericSweep(bent(1), ring(), {})).toBeInstanceOf(Solid);
  // On a closed path with corners, it depends on the mode and on the place of the corners.
  const gate = () =>
    (draw().vLine(10).tangentArc(10, 10).vLine(-10).close().sketchOnPlane('XZ') as Sketch).wire;
  const onPath = (path: Wire) =>
    genericSweep(bent(0.5), path, { transitionMode: 'transformed' }).constructor.name;
  expect([frame(), gate()].map(onPath)).toEqual(['Solid', 'Shell']);
});

says('the side walls, the first wire and the last; closed paths with corners may throw.', () => {
  const [walls, first, last] = genericSweep(sketchCircle(2).wire, ring(), {}, true);
  expect(walls).toBeInstanceOf(Shell);
  expect([first.length, last.length].map(Math.round)).toEqual([13, 13]);
  expect(() => genericSweep(sketchCircle(2).wire, frame(), {}, true)).toThrow('it is null');
});
