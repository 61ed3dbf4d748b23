import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSearchIndex } from '../../../plugins/docusaurus/search-index/hosting/readSearchIndex';
import { createSearchEngine } from '../../../src/search/node';
import { generatedQueries } from './generatedQueries';
import {
  beginnerQueries,
  forumQueries,
  symbolQueries,
  typoQueries,
  wordQueries,
} from '../../../bench/search/testQueries';
import {
  judgedQueries,
  findMissedQueries,
  pagesFound,
  reciprocalRank,
  tuningQueries,
} from '../../../bench/search/relevance';

const { store } = readSearchIndex(path.resolve('build'));
const engine = createSearchEngine(store);
const all = [
  ...wordQueries,
  ...beginnerQueries,
  ...symbolQueries,
  ...typoQueries,
  ...tuningQueries(),
  ...forumQueries,
];
const generated = generatedQueries(engine.records);

// Requirement 13.6.
describe('the search relevance', () => {
  it('is measured with at least 80 different queries', () => {
    expect(all.length).toBeGreaterThanOrEqual(80);
    expect(new Set(all.map(({ typed }) => typed)).size).toBe(all.length);
  });

  it('is measured with queries whose answers are all in the index', () => {
    const paths = new Set(engine.records.map((record) => record.url_without_anchor));
    const lost = all.flatMap(({ pages }) => pages).filter((page) => !paths.has(page));
    expect(lost).toEqual([]);
  });

  it('is measured with unique judged queries that each have an answer in the index', () => {
    const judged = judgedQueries();
    expect(new Set(judged.map(({ typed }) => typed)).size).toBe(judged.length);
    const paths = new Set(engine.records.map((record) => record.url_without_anchor));
    const lost = judged.filter(
      ({ agreed }) => !agreed.some((page) => paths.has(page.replace(/#.*/, ''))),
    );
    expect(lost).toEqual([]);
  });

  it('is high enough to find the playground by its name', () => {
    expect(pagesFound(engine, 'playground')[0]).toBe('/playground');
  });

  // Mean reciprocal rank of the first right page.
  it.each([
    ['for words', wordQueries, 0.9],
    ['for queries of beginners', beginnerQueries, 0.8],
    ['for the tuning queries', tuningQueries(), 0.9],
    ['for exact symbols', symbolQueries, 0.95],
    ['for queries with one typing error', typoQueries, 0.8],
    ['for every name of the reference', generated.exact, 0.95],
    ['for every name split into words', generated.split, 0.9],
    ['for the first 70 % of every name', generated.begun, 0.8],
    ['for every name with one letter wrong', generated.misspelt, 0.8],
  ])('has at least the required mean reciprocal rank %s', (_, queries, bar) => {
    const rank = reciprocalRank(engine, queries);
    expect(rank, findMissedQueries(engine, queries).join('\n')).toBeGreaterThanOrEqual(bar);
  });
});

it.each(forumQueries)('search puts the answer to "$typed" first', ({ typed, pages }) => {
  expect(pages).toContain(pagesFound(engine, typed)[0]);
});
