import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { reviewedFacts } from '../../../../plugins/docusaurus/models/facts';
import { factsLine } from '../../../../src/components/model/facts/facts';
import { statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);
const folder = 'tutorial-making-a-watering-can';

says('below a drawing its size and area', () => {
  const labels = (model: string) => {
    const facts = reviewedFacts()[`${folder}/${model}`];
    if (!facts) throw new Error(`There are no facts of ${model}.`);
    return factsLine(facts).map(({ label }) => label);
  };
  expect(labels('finished')).toEqual(['Volume', 'Size', 'Faces']);
  expect(labels('drawing-the-body/curved-side')).toEqual(['Size', 'Area']);
});

says('Every page lists mistakes that people make there', () => {
  for (const page of readdirSync(`docs/${folder}`))
    expect(readFileSync(`docs/${folder}/${page}`, 'utf8'), page).toContain('## Common problems');
});
