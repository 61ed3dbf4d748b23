import { describe, expect, it } from 'vitest';
import { createPage, createTestStore } from '../../../tests/support/searchFixture';
import { storedRecords } from '../records/store';
import { createNameCoverage } from './createNameCoverage';

const tasks = { '/docs/bodies': 'two colours, colour of the part, split' };
const store = createTestStore(
  [createPage('/docs/bodies', 'Guides', 'Bodies and the space', ['Side by side.'])],
  { tasks },
);
const nameCoverage = createNameCoverage(storedRecords(store), new Set(['and', 'of', 'the']));

describe('the matched fraction of a name', () => {
  it("is the fraction of the title's words that were found, ignoring stop words", () => {
    expect([nameCoverage.ofTitle(0, 1), nameCoverage.ofTitle(0, 2)]).toEqual([0.5, 1]);
  });

  it('is 1 for a title even if more words were found than the title has', () => {
    expect(nameCoverage.ofTitle(0, 3)).toBe(1);
  });

  it('is 1 for body text', () => {
    expect(nameCoverage.ofTitle(1, 1)).toBe(1);
  });

  it.each([
    ['a phrase of one word', 'split', ['split'], 1],
    ['half of a phrase', 'two', ['two'], 0.5],
    ['a whole phrase, in another form', 'two', ['two', 'colour'], 1],
    ['the fuller of two phrases', 'colours', ['colours', 'part'], 1],
    ['a stop word, which is in no phrase', 'the', ['the'], 1],
  ])('is the matched fraction of a task phrase: %s', (_, term, terms, share) => {
    expect(nameCoverage.ofTasks(0, term, new Set(terms))).toBe(share);
  });
});
