import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSearchIndex } from '../../../plugins/docusaurus/search-index/hosting/readSearchIndex';
import { createEngine } from '../../../src/search/node';
import { generatedQuestions } from './generatedQuestions';
import {
  beginnerQuestions,
  publicQuestions,
  symbolQuestions,
  typoQuestions,
  wordQuestions,
} from '../../../bench/search/questions';
import {
  judgedQuestions,
  misses,
  pagesFound,
  reciprocalRank,
  tuningQuestions,
} from '../../../bench/search/relevance';

const { store } = readSearchIndex(path.resolve('build'));
const engine = createEngine(store);
const all = [
  ...wordQuestions,
  ...beginnerQuestions,
  ...symbolQuestions,
  ...typoQuestions,
  ...tuningQuestions(),
  ...publicQuestions,
];
const generated = generatedQuestions(engine.records);

// Requirement 13.6.
describe('the right page is found first', () => {
  it('by a set of at least 80 questions', () => {
    expect(all.length).toBeGreaterThanOrEqual(80);
    expect(new Set(all.map(({ typed }) => typed)).size).toBe(all.length);
  });

  it('and every page that answers one is in the index', () => {
    const paths = new Set(engine.records.map((record) => record.url_without_anchor));
    const lost = all.flatMap(({ pages }) => pages).filter((page) => !paths.has(page));
    expect(lost).toEqual([]);
  });

  it('judged questions are asked once each, and name pages of the index', () => {
    const judged = judgedQuestions();
    expect(new Set(judged.map(({ typed }) => typed)).size).toBe(judged.length);
    const paths = new Set(engine.records.map((record) => record.url_without_anchor));
    const lost = judged.filter(
      ({ agreed }) => !agreed.some((page) => paths.has(page.replace(/#.*/, ''))),
    );
    expect(lost).toEqual([]);
  });

  // Mean reciprocal rank of the first right page.
  it.each([
    ['for words', wordQuestions, 0.9],
    ['for what beginners type', beginnerQuestions, 0.8],
    ['for what strangers type', tuningQuestions(), 0.9],
    ['for exact symbols', symbolQuestions, 0.95],
    ['with one slip of the finger', typoQuestions, 0.8],
    ['for every name of the reference', generated.exact, 0.95],
    ['for every name said in words', generated.apart, 0.9],
    ['for the first 70 % of every name', generated.begun, 0.8],
    ['for every name with one letter wrong', generated.misspelt, 0.8],
  ])('%s', (_, questions, bar) => {
    const rank = reciprocalRank(engine, questions);
    expect(rank, misses(engine, questions).join('\n')).toBeGreaterThanOrEqual(bar);
  });
});

it.each(publicQuestions)('"$typed" leads to its answer first', ({ typed, pages }) => {
  expect(pages).toContain(pagesFound(engine, typed)[0]);
});
