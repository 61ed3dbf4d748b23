import { expect, it } from 'vitest';
import { partColor } from './partColor';

it('part colours accept CSS colours', () => {
  expect(['#c7843c', 'rebeccapurple', 'rgb(255, 0, 0)', '#0f08'].map(partColor)).toEqual([
    '#c7843c',
    '#663399',
    '#ff0000',
    '#00ff0088',
  ]);
});

it('part colours reject other CSS values, which could request a URL', () => {
  const others = ['url(/llms.txt#a)', 'var(--ink)', 'red; background: url(/a)', '', undefined];
  expect(others.map(partColor)).toEqual(others.map(() => undefined));
});
