import { describe, expect, it } from 'vitest';
import type { ModelSummaryData } from '../../modeling';
import { techniquesIn } from './techniquesIn';

const card = (name: string, labels: readonly string[]): ModelSummaryData => ({
  name,
  title: name,
  picture: { src: '', width: 640, height: 400, alt: '' },
  techniques: labels.map((label) => ({ id: label.toLowerCase(), label })),
});

describe('the techniques of a gallery', () => {
  it('are listed once each, in alphabetical order, with their number of models', () => {
    const models = [card('a', ['Sweep', 'Fillet']), card('b', ['Sweep']), card('c', [])];
    expect(techniquesIn(models)).toEqual([
      { id: 'fillet', label: 'Fillet', count: 1 },
      { id: 'sweep', label: 'Sweep', count: 2 },
    ]);
  });
});
