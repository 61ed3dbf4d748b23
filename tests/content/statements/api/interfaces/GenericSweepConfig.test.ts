import {
  assembleWire,
  draw,
  genericSweep,
  makeCircle,
  makeLine,
  measureVolume,
  Plane,
  sketchCircle,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { isValid, statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('An Edge throws: pass a Wire.', () => {
  const swept = (auxiliarySpine: ReturnType<typeof makeLine | typeof assembleWire>) =>
    genericSweep(
      assembleWire([makeCircle(2)]),
      assembleWire([makeLine([0, 0, 0], [0, 0, 20])]),
      { auxiliarySpine },
      false,
    );
  const second = makeLine([5, 0, 0], [0, 5, 20]);
  expect(measureVolume(swept(assembleWire([second])))).toBeGreaterThan(240);
  expect(() => swept(second)).toThrow('TopoDS_Wire');
});

says('transformed may make a wrong solid at any corner, the others at some corners', () => {
  const swept = (
    pen: ReturnType<typeof draw>,
    transitionMode: 'right' | 'round' | 'transformed',
  ) => {
    const path = pen.done().sketchOnPlane('XY') as Sketch;
    return path.sweepSketch((plane) => sketchCircle(1, { plane }), { transitionMode });
  };
  const corner = () => draw().hLine(20).vLine(20);
  for (const mode of ['right', 'round'] as const) expect(isValid(swept(corner(), mode))).toBe(true);
  const besideArc = () => draw().hLine(20).sagittaArc(0, 20, 5);
  for (const mode of ['right', 'round'] as const)
    expect(isValid(swept(besideArc(), mode)), mode).toBe(false);
  const shortSegment = () => draw().hLine(20).line(0.5, 0.5).vLine(10);
  expect(isValid(swept(shortSegment(), 'round'))).toBe(false);
  const expected = measureVolume(swept(corner(), 'right'));
  expect(measureVolume(swept(corner(), 'transformed'))).toBeLessThan(expected - 5);
});

says('In Sketch.sweepSketch the default is true.', () => {
  const volumeWith = (config: { forceProfileSpineOthogonality?: boolean }): number => {
    const path = draw().vLine(20).done().sketchOnPlane('XZ') as Sketch;
    const tilted = path.sweepSketch(
      (_, origin) => sketchCircle(2, { plane: new Plane(origin, null, [1, 0, 1]) }),
      config,
    );
    return measureVolume(tilted);
  };
  expect(volumeWith({})).toBeCloseTo(4 * Math.PI * 20);
  expect(volumeWith({ forceProfileSpineOthogonality: true })).toBeCloseTo(4 * Math.PI * 20);
  expect(volumeWith({ forceProfileSpineOthogonality: false })).toBeLessThan(200);
});
