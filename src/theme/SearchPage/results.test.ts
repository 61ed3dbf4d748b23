import { describe, expect, it } from 'vitest';
import { nextResults, noResults, type ResultsEvent } from './results';

describe('the results on the search page', () => {
  it('are replaced by the first page of an answer, and further pages are appended', () => {
    const first = nextResults(noResults, answered({ page: 0, ids: ['a', 'b'] }));
    const both = nextResults(first, answered({ page: 1, ids: ['c'] }));
    expect(both.results.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect([first.hasMore, both.hasMore]).toEqual([true, false]);
    expect(nextResults(both, answered({ page: 0, ids: ['d'] })).results).toHaveLength(1);
  });

  it('have the deepest level as title and the other levels as path', () => {
    const { results } = nextResults(noResults, answered({ page: 0, ids: ['a'] }));
    expect(results[0]).toMatchObject({
      title: 'Fillet',
      breadcrumbs: ['Guides', 'Modifications'],
      summary: '… round an <mark>edge</mark>',
    });
  });

  it('stay visible while loading and after an error', () => {
    const some = nextResults(noResults, answered({ page: 0, ids: ['a'] }));
    expect(nextResults(some, { type: 'stalled' }).status).toBe('idle');
    const waiting = nextResults(some, { type: 'asked' });
    expect(waiting).toMatchObject({ status: 'loading', results: some.results });
    expect(nextResults(waiting, { type: 'stalled' }).status).toBe('stalled');
    expect(nextResults(waiting, { type: 'failed' }).status).toBe('error');
    expect(nextResults(waiting, { type: 'cleared' })).toEqual(noResults);
  });
});

function answered({ page, ids }: { page: number; ids: readonly string[] }): ResultsEvent {
  const hits = ids.map((objectID) => ({
    objectID,
    url: `https://example.org/docs/${objectID}`,
    _highlightResult: {
      hierarchy: {
        lvl0: { value: 'Guides' },
        lvl1: { value: 'Modifications' },
        lvl2: { value: 'Fillet' },
      },
    },
    _snippetResult: { content: { value: '… round an <mark>edge</mark>' } },
  }));
  return { type: 'answered', answer: { query: 'fillet', hits, nbHits: 3, nbPages: 2, page } };
}
