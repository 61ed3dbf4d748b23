import { expect, it } from 'vitest';
import { nameWithoutUnderscore } from '../categories';
import { readReference } from '../generateReference';
import { Reference } from '../Reference';
import { ReferenceModels } from './ReferenceModels';
import { validateModels } from './validateModels';

const reference = readReference();
const symbols = [...reference.declarations.symbols.values()];

/** Classes whose methods are called in models. */
const classesOfModels = new Set([
  ...['Drawing', 'DrawingPen', 'BaseSketcher2d', 'Sketch', 'Sketches', 'CompoundSketch', 'Plane'],
  ...['Shape', '3DShape', 'FaceFinder', 'EdgeFinder', 'CornerFinder'],
]);

/** Number of symbols without a model or a program. It must not increase. */
const missing = 0;

function isShown(path: string, model: string | undefined): boolean {
  return model !== undefined || reference.models.entries.programs.has(path);
}

// Requirement 10.44.
it('every function, class and variable, and every method of a class that models use, has a model or an example program', () => {
  const values = symbols.filter(({ kind }) => ['function', 'class', 'variable'].includes(kind));
  const without = [
    ...values.map(({ name }) => ({
      path: nameWithoutUnderscore(name),
      model: reference.models.of(name),
    })),
    ...symbols
      .filter(({ name }) => classesOfModels.has(nameWithoutUnderscore(name)))
      .flatMap((owner) =>
        reference
          .ownMembers(owner)
          .filter(({ kind }) => kind === 'method')
          .map(({ name }) => ({
            path: `${nameWithoutUnderscore(owner.name)}.${name}`,
            model: reference.modelOfMember(owner, name),
          })),
      ),
  ].filter(({ path, model }) => !isShown(path, model));
  const paths = without.map(({ path }) => path);
  expect(paths.length, paths.join(', ')).toBeLessThanOrEqual(missing);
});

it('reference models match library names, and models.yaml names existing models', () => {
  expect(validateModels(reference)).toEqual([]);
});

it('unknown symbols and models are reported with the nearest names', () => {
  const names = new Set(['reference/lofts', 'cheat-sheet/offset', 'reference/draw']);
  const mapped = new Map([
    ['Drawing.offsets', 'cheat-sheet/offset'],
    ['drawCircle', 'cheat-sheet/offsets'],
  ]);
  const programs = new Map([['draw', 'a reason']]);
  const wrong = new ReferenceModels({ mapped, programs }, names);
  const { declarations, descriptions } = reference;
  expect(validateModels(new Reference(declarations, descriptions, wrong))).toEqual([
    expect.stringMatching(/^a model of lofts, .* nearest are loft$/),
    expect.stringMatching(/^models.yaml names a model of Drawing.offsets, .* Drawing.offset/),
    'there is no model "cheat-sheet/offsets"; the nearest are cheat-sheet/offset',
    'draw has a model and is among the programs',
  ]);
});
