import { draw, type Sketch } from 'replicad';
import { expect } from 'vitest';
import { runChanged, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

says('so that is behind the origin, at y = 60', () => {
  const gable = draw([-60, 0]).lineTo([0, 85]).lineTo([60, 0]).close();
  const sketch = () => gable.sketchOnPlane('XZ', -60) as Sketch;
  expect(sketch().face().boundingBox.center[1]).toBeCloseTo(60);
  const [min, max] = sketch().extrude(120).boundingBox.bounds;
  expect(max[1]).toBeCloseTo(60);
  expect(min[1]).toBeCloseTo(-60);
});

says('turning uses a shape up', async () => {
  const withoutClone = runChanged('examples/code-cad-birdhouse', null, ['.clone()', '']);
  await expect(withoutClone).rejects.toThrow();
});

says('Cut a second door, turned by 90°', async () => {
  const { facts } = await runChanged('examples/code-cad-birdhouse', null, [
    '.cut(door)',
    '.cut(door).cut(door.clone().rotate(90))',
  ]);
  expect(facts.valid).toBe(true);
});

says('Increase the height to make the roof steeper.', async () => {
  const { facts } = await runChanged('examples/code-cad-birdhouse', { height: 110 });
  expect(facts.valid).toBe(true);
});
