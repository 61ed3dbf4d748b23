import { expect, it } from 'vitest';
import type { BuiltModel, Params, RunResult } from '../../modeling';
import { checkParameterValues } from './checkParameterValues';

type Variant = NonNullable<BuiltModel['variants']>[number];

/** Returns the result of a run that made a box of `width` × `depth` × 4 mm. */
function box(width: number, depth = 20): RunResult {
  const half = [width / 2, depth / 2] as const;
  const positions = Float32Array.of(-half[0], -half[1], 0, half[0], half[1], 4);
  const area = 2 * (width * depth + 4 * width + 4 * depth);
  const mesh = { positions, faces: [{ type: 'PLANE', center: [0, 0, 2], area }] };
  const facts = { volume: width * depth * 4 };
  const defaultParams = { width: 60, inset: 10 };
  return { parts: [{ kind: 'solid', mesh }], facts, defaultParams } as unknown as RunResult;
}

function variant(params: Params, width: number, depth = 20): Variant {
  const center = [0, 0, 2] as const;
  const corner = [width / 2, depth / 2] as const;
  const area = 2 * (width * depth + 4 * width + 4 * depth);
  const size = { min: [-corner[0], -corner[1], 0], max: [...corner, 4] } as const;
  return { params, numbers: { volume: width * depth * 4, area, center, box: size } };
}

const goal = {
  about: { title: 'Box', description: 'A box.', params: { width: { unit: 'mm' } } },
  defaultParams: { width: 60, inset: 10 },
  variants: [variant({ width: 90 }, 90), variant({ width: 105 }, 105)],
};

// Requirement 15.13.
it('a check with non-default parameters finds nothing wrong with a correct model', async () => {
  const run = ({ width }: Params) => Promise.resolve(box(Number(width)));
  expect(await checkParameterValues(goal, run)).toBe('');
});

it('a check with non-default parameters ends when another run replaces one of its runs', async () => {
  const run = ({ width }: Params) => Promise.resolve(width === 90 ? box(90) : null);
  expect(await checkParameterValues(goal, run)).toBeNull();
});

it('a check with non-default parameters names the first values that give a wrong size', async () => {
  const run = ({ width }: Params) => Promise.resolve(box(Math.min(Number(width), 103)));
  expect(await checkParameterValues(goal, run)).toBe(
    'Correct at a width of 60 mm. At 105 mm it is 2 mm too narrow: 103 mm instead of 105 mm.',
  );
});

it('a check with non-default parameters names all values that differ from the defaults', async () => {
  const variants = [variant({ width: 90, inset: 5 }, 90)];
  const run = () => Promise.resolve({ ...box(90), facts: { volume: 7300 } } as RunResult);
  expect(await checkParameterValues({ ...goal, variants }, run)).toBe(
    'Correct at a width of 60 mm and an inset of 10. At 90 mm and 5 there is 100 mm³ of material too much.',
  );
});

it('a check with non-default parameters rejects a wrong shape with the right size and volume', async () => {
  const wrong = box(90);
  const mesh = { ...wrong.parts[0]!, mesh: { positions: Float32Array.of(-45, -10, 0, 45, 10, 4) } };
  const faces = [{ type: 'PLANE', center: [1, 0, 2], area: 4480 }];
  const parts = [{ ...mesh, mesh: { ...mesh.mesh, faces } }];
  const run = () => Promise.resolve({ ...wrong, parts } as unknown as RunResult);
  expect(await checkParameterValues(goal, run)).toContain('the shape differs');
});

it('a check with non-default parameters reports the error of a failed run', async () => {
  const run = () => Promise.resolve('The result is empty.');
  expect(await checkParameterValues(goal, run)).toBe(
    'Correct at a width of 60 mm. At 90 mm the code fails: The result is empty.',
  );
});

it('a check with non-default parameters names a parameter that the code lacks', async () => {
  const run = () => Promise.resolve({ ...box(60), defaultParams: { length: 60 } });
  expect(await checkParameterValues(goal, run)).toBe(
    'Correct at a width of 60 mm. At 90 mm nothing changes: `defaultParams` has no `width`.',
  );
});
