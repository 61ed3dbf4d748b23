import { expect, test } from 'vitest';
import { withoutDefault } from './parameterTable';

test('the default is split off the description of a parameter', () => {
  expect(withoutDefault('In mm. Default 0.001.')).toEqual({ preset: '0.001', meaning: 'In mm.' });
  expect(withoutDefault('Where it lies. Default: XY at the origin.')).toEqual({
    preset: 'XY at the origin',
    meaning: 'Where it lies.',
  });
  expect(withoutDefault('In mm. Default 2. Either may be longer.')).toEqual({
    preset: '2',
    meaning: 'In mm. Either may be longer.',
  });
});

test('a description without a default stays unchanged', () => {
  expect(withoutDefault('A flat face.')).toEqual({ preset: '', meaning: 'A flat face.' });
});
