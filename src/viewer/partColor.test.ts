import { expect, it } from 'vitest';
import { partColor } from './partColor';

it('reads the colours of CSS', () => {
  expect(['#c7843c', 'rebeccapurple', 'rgb(255, 0, 0)', '#0f08'].map(partColor)).toEqual([
    '#c7843c',
    '#663399',
    '#ff0000',
    '#00ff0088',
  ]);
});

it('lets nothing else through: a style could ask for an address', () => {
  const others = ['url(/llms.txt#a)', 'var(--ink)', 'red; background: url(/a)', '', undefined];
  expect(others.map(partColor)).toEqual(others.map(() => undefined));
});
