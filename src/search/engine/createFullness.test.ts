import { describe, expect, it } from 'vitest';
import { pageOf, storeOf } from '../handler/fixture';
import { storedRecords } from '../records/store';
import { createFullness } from './createFullness';

const tasks = { '/docs/bodies': 'two colours, colour of the part, split' };
const store = storeOf(
  [pageOf('/docs/bodies', 'Guides', 'Bodies and the space', ['Side by side.'])],
  { tasks },
);
const fullness = createFullness(storedRecords(store), new Set(['and', 'of', 'the']));

describe('fullness', () => {
  it('of a title is the share of its words found, without stop words', () => {
    expect([fullness.ofTitle(0, 1), fullness.ofTitle(0, 2)]).toEqual([0.5, 1]);
  });

  it('of a title is at most 1', () => {
    expect(fullness.ofTitle(0, 3)).toBe(1);
  });

  it('of a text, which has no title, is 1', () => {
    expect(fullness.ofTitle(1, 1)).toBe(1);
  });

  it.each([
    ['a phrase of one word', 'split', ['split'], 1],
    ['half of a phrase', 'two', ['two'], 0.5],
    ['a whole phrase, in another form', 'two', ['two', 'colour'], 1],
    ['the fuller of two phrases', 'colours', ['colours', 'part'], 1],
    ['a stop word, which is in no phrase', 'the', ['the'], 1],
  ])('of task phrases is the share found: %s', (_, term, terms, share) => {
    expect(fullness.ofTasks(0, term, new Set(terms))).toBe(share);
  });
});
