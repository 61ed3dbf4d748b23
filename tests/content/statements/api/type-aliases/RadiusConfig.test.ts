import { drawRoundedRectangle, EdgeFinder, measureVolume, type Sketch } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('Edges that continue a taken one smoothly are taken as well.', () => {
  const plate = () => (drawRoundedRectangle(30, 20, 4).sketchOnPlane() as Sketch).extrude(10);
  const side = () => new EdgeFinder().inPlane('XY', 10).containsPoint([0, 10, 10]);
  const rim = (e: EdgeFinder) => e.inPlane('XY', 10);
  for (const operation of ['fillet', 'chamfer'] as const) {
    const expected = measureVolume(plate()[operation](1, rim));
    expect(measureVolume(plate()) - expected).toBeGreaterThan(10);
    const finder = side();
    const byFunction = plate()[operation]((edge) => (finder.shouldKeep(edge) ? 1 : null));
    const byObject = plate()[operation]({ filter: side(), radius: 1 });
    for (const body of [byFunction, byObject]) expect(measureVolume(body)).toBeCloseTo(expected, 3);
  }
});
