import { draw, Sketcher } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('In Sketcher, arcs by sagitta and bulge go to the other side.', () => {
  const moves = [
    (pen: Sketcher) => pen.hSagittaArc(10, 3),
    (pen: Sketcher) => pen.sagittaArcTo([10, 0], -3),
    (pen: Sketcher) => pen.hBulgeArc(10, 0.6),
  ];
  for (const move of moves) {
    const flat = move(draw() as unknown as Sketcher) as unknown as ReturnType<typeof draw>;
    const { center } = flat.done().boundingBox;
    const { y } = move(new Sketcher()).done().wire.pointAt(0.5);
    expect(y).toBeCloseTo(-2 * center[1], 4);
    expect(Math.abs(y)).toBeCloseTo(3, 4);
  }
});

says('Radii that are too small grow until the arc fits.', () => {
  for (const pen of [() => draw(), () => new Sketcher()]) {
    expect(() => pen().ellipseTo([10, 0], 1, 1)).not.toThrow();
  }
  expect(draw().ellipseTo([10, 0], 1, 1).done().boundingBox.height).toBeCloseTo(5, 4);
});
