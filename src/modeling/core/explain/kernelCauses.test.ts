// cspell:ignore constructionerror -- an anchor
import { expect, it } from 'vitest';
import { causeOf } from './kernelCauses';

const noDirection = 'Standard_ConstructionError: gp_Dir() - input vector has zero norm';
const notDone = 'StdFail_NotDone: BRep_API: command not done';

it.each([
  ['mirror', noDirection, 'standard-constructionerror'],
  ['scale', 'Standard_ConstructionError', 'standard-constructionerror'],
  ['simplify', notDone, 'command-not-done'],
  [
    'mesh',
    'Standard_NoSuchObject: BRep_Tool:: no parameters on surface',
    'no-parameters-on-surface',
  ],
  ['mesh', 'Standard_NoSuchObject', 'the-solid-is-broken'],
])('%s() links to the section that explains "%s"', (call, words, section) => {
  expect(causeOf(call, words).section).toBe(section);
});

it.each([
  ['cut', noDirection],
  ['fuse', 'Standard_ConstructionError'],
  ['intersect', notDone],
  ['simplify', 'Standard_NullObject'],
])('%s() links to no section if none explains "%s"', (call, words) => {
  expect(causeOf(call, words)).not.toHaveProperty('section');
});

it.each(['fuse', 'cut', 'intersect', 'fuse2D'])(
  'a failed %s() is not explained with numbers, because the reader gave none',
  (call) => {
    const sizes = ['GCE2d_MakeSegment', 'GCE2d_MakeLine', 'Standard_OutOfRange', 'MakeArcOfCircle'];
    for (const words of [noDirection, notDone, 'Standard_ConstructionError', ...sizes])
      expect(causeOf(call, words).sentence).toBe(
        `${call}() failed: the two shapes could not be combined.`,
      );
  },
);
