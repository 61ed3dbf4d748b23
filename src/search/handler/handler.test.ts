// cspell:ignore filletted chamfre
import { describe, expect, it } from 'vitest';
import { createSearchEngine } from '../engine/createSearchEngine';
import { createSearchHandler } from './createSearchHandler';
import { createPage, smallSite, createTestStore } from '../../../tests/support/searchFixture';
import type { BuiltPage } from '../records/builtPage';

const queries = '/1/indexes/*/queries';

interface Value {
  readonly value: string;
}
interface Hit {
  readonly objectID: string;
  readonly url: string;
  readonly type: string;
  readonly content: string | null;
  readonly hierarchy: Record<string, string | null>;
  readonly _highlightResult: { hierarchy: Record<string, Value>; content?: Value };
  readonly _snippetResult: { hierarchy?: Record<string, Value>; content?: Value };
}
interface Result {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly page: number;
  readonly queryID?: string;
}

function handlerOf(pages: readonly BuiltPage[] = smallSite) {
  return createSearchHandler(createSearchEngine(createTestStore(pages)), { indexName: 'replicad' });
}

const handler = handlerOf();

function post(body: unknown, path = queries, method = 'POST') {
  const { status, content } = handler({ method, path, body: JSON.stringify(body) });
  return { status, body: JSON.parse(content) as unknown };
}

function ask(fields: Record<string, unknown>, from = handler): Result {
  const requests = [{ indexName: 'replicad', ...fields }];
  const { content } = from({ method: 'POST', path: queries, body: JSON.stringify({ requests }) });
  return (JSON.parse(content) as { results: [Result] }).results[0];
}

describe('the search handler', () => {
  it('returns a result for each query, in order', () => {
    const requests = ['fillet', '', 'nothing like this'].map((query) => ({
      indexName: 'replicad',
      query,
    }));
    const { body } = post({ requests });
    expect(body).toMatchObject({
      results: [{ query: 'fillet' }, { query: '' }, { query: 'nothing like this', nbHits: 0 }],
    });
  });

  // Requirement 5.6.
  it.each([
    ['a body that is not JSON', undefined, 400, 'Invalid JSON'],
    ['no list of requests', { queries: [] }, 400, 'Expecting a list of requests'],
    ['a request that is no object', { requests: ['box'] }, 400, 'A request must be an object.'],
    ['no index name', { requests: [{ query: 'box' }] }, 400, 'indexName is required'],
    ['a page that is no number', { requests: [{ indexName: 'replicad', page: -1 }] }, 400, 'page'],
    ['another index', { requests: [{ indexName: 'x' }] }, 404, 'Index x does not exist'],
  ])('answers %s with an error status and a message', (_, body, status, message) => {
    const answer = handler({
      method: 'POST',
      path: queries,
      body: body === undefined ? '{' : JSON.stringify(body),
    });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.content)).toEqual({
      message: expect.stringContaining(message) as string,
      status,
    });
  });

  it('answers an unknown path with 404 and an unsupported method with 405', () => {
    expect(post({}, '/1/indexes/replicad').status).toBe(404);
    expect(post({}, queries, 'GET').status).toBe(405);
  });
});

describe('facet filters', () => {
  const types = (facetFilters: unknown) => [
    ...new Set(
      ask({ query: 'fillet', facetFilters, hitsPerPage: 100 }).hits.map(({ type }) => type),
    ),
  ];

  it('are combined with AND, and those of an inner list with OR', () => {
    expect(types(['language:en', ['type:lvl2', 'type:lvl3']]).sort()).toEqual(['lvl2', 'lvl3']);
    expect(types(['language:en', 'type:lvl2'])).toEqual(['lvl2']);
    expect(types(['language:de'])).toEqual([]);
  });

  // Requirement 7.5.
  it('select by language and by the docs tag', () => {
    const docs = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];
    expect(ask({ query: 'fillet', facetFilters: docs }).nbHits).toBe(
      ask({ query: 'fillet' }).nbHits,
    );
    expect(ask({ query: 'fillet', facetFilters: ['docusaurus_tag:docs-other'] }).nbHits).toBe(0);
  });
});

describe('a search answer', () => {
  // Requirement 9.5.
  it('has 20 hits per page by default, and the total number of hits', () => {
    const many = Array.from({ length: 45 }, (_, index) =>
      createPage(`/docs/p${index}`, 'Guides', `Torus ${index}`, []),
    );
    const from = handlerOf(many);
    expect(ask({ query: 'torus' }, from)).toMatchObject({
      nbHits: 45,
      nbPages: 3,
      hitsPerPage: 20,
    });
    const pages = [0, 1, 2].flatMap((page) => ask({ query: 'torus', page }, from).hits);
    expect(new Set(pages.map(({ objectID }) => objectID)).size).toBe(45);
    expect(ask({ query: 'torus', hitsPerPage: 0 }, from)).toMatchObject({ hits: [], nbPages: 0 });
  });

  it('lists each URL once', () => {
    const urls = ask({ query: 'shell' }).hits.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
  });

  // Requirement 7.6.
  it('has a query id of 32 hexadecimal digits only if click analytics is requested', () => {
    expect(ask({ query: 'box', clickAnalytics: true }).queryID).toMatch(/^[0-9a-f]{32}$/);
    expect(ask({ query: 'box', clickAnalytics: false }).queryID).toBeUndefined();
  });
});

describe('a search hit', () => {
  const first = (fields: Record<string, unknown>) => ask(fields).hits[0]!;

  it('has an absolute URL', () => {
    for (const { url } of ask({ query: 'fillet' }).hits) expect(() => new URL(url)).not.toThrow();
  });

  // Requirement 3.12.
  it('has its levels in order and omits empty levels from the highlights', () => {
    const hit = ask({ query: '3DShape.fillet' }).hits.find(({ type }) => type === 'lvl3')!;
    expect(Object.keys(hit._highlightResult.hierarchy)).toEqual(['lvl0', 'lvl1', 'lvl2', 'lvl3']);
    expect(Object.keys(hit.hierarchy)).toEqual([0, 1, 2, 3, 4, 5, 6].map((level) => `lvl${level}`));
    expect(hit.hierarchy['lvl4']).toBeNull();
  });

  // Requirement 7.4.
  it('has only the requested attributes', () => {
    const hit = first({ query: 'box', attributesToRetrieve: ['url', 'hierarchy.lvl1'] });
    expect(Object.keys(hit).sort()).toEqual(
      ['_highlightResult', '_snippetResult', 'hierarchy', 'objectID', 'url'].sort(),
    );
    expect(Object.keys(hit.hierarchy)).toEqual(['lvl1']);
  });

  // Requirement 3.14.
  it('has highlights of all attributes and snippets of the requested ones', () => {
    const { hits } = ask({ query: 'hollow', attributesToSnippet: ['hierarchy.lvl2:3'] });
    const text = hits.find(({ type }) => type === 'content')!;
    expect(Object.keys(text._highlightResult)).toEqual(['hierarchy', 'content']);
    expect(Object.keys(text._snippetResult)).toEqual(['hierarchy']);
    expect(Object.keys(text._snippetResult.hierarchy ?? {})).toEqual(['lvl2']);
  });

  it('highlights parts of identifiers and the typed letters of an unfinished word', () => {
    const tags = { highlightPreTag: '<mark>', highlightPostTag: '</mark>' };
    const title = (query: string) =>
      first({ query, ...tags })._highlightResult.hierarchy['lvl1']?.value;
    expect(title('make base box')).toBe('<mark>makeBaseBox</mark>');
    expect(title('drawCirc')).toBe('<mark>drawCirc</mark>le');
    expect(title('base')).toBe('make<mark>Base</mark>Box');
  });

  it('highlights words found by a synonym, another form or a misspelling', () => {
    const from = createSearchHandler(
      createSearchEngine(createTestStore(smallSite, { oneWay: { bevel: ['chamfer'] } })),
      { indexName: 'replicad' },
    );
    const marked = (query: string) =>
      JSON.stringify(ask({ query, highlightPreTag: '[' }, from).hits);
    expect(marked('bevel')).toContain('[chamfer');
    expect(marked('filletted')).toContain('[fillet');
    expect(marked('chamfre')).toContain('[chamfer');
  });

  it('uses the highlight tags of the search page by default', () => {
    expect(first({ query: 'draw' })._highlightResult.hierarchy['lvl1']?.value).toBe(
      '<span class="algolia-docsearch-suggestion--highlight">draw</span>',
    );
  });
});

// Requirement 13.13.
describe('the content of a heading hit', () => {
  const hitOf = (query: string, url: string, from = handler) =>
    ask({ query, attributesToSnippet: ['content:10'] }, from).hits.find((hit) =>
      hit.url.endsWith(url),
    );

  it('is the signature of a symbol', () => {
    const signed = handlerOf([
      createPage('/docs/api/functions/makeRod', 'Functions', 'makeRod', [
        '> (r, h?): Solid',
        'A rod.',
      ]),
      createPage('/docs/api/type-aliases/Side', 'Types', 'Side', [
        '> type Side = "left" | "right"',
      ]),
    ]);
    expect(hitOf('makeRod', '/makeRod', signed)).toMatchObject({
      content: 'makeRod(r, h?): Solid',
      type: 'lvl1',
    });
    expect(hitOf('Side', '/Side', signed)?.content).toBe('type Side = "left" | "right"');
  });

  it('is the first sentence of a member in the reference, not its error message', () => {
    const members = handlerOf([
      createPage('/docs/api/classes/Solid', 'Classes', 'Solid', [
        '### fillet',
        'Rounds the body. Could not fillet, no edge was selected.',
      ]),
    ]);
    expect(hitOf('fillet edge', '#fillet', members)?._snippetResult.content?.value).toBe(
      'Rounds the body.',
    );
  });

  it('is the best matching sentence below other headings, with highlighted words', () => {
    const page = createPage('/docs/edges', 'Guides', 'Edges', [
      '## Rounding',
      'It comes last. A fillet softens the rim of a cup.',
    ]);
    const hit = hitOf('rounding rim', '#rounding', handlerOf([page]));
    expect(hit?.content).toBe('A fillet softens the rim of a cup.');
    expect(hit?._snippetResult.content?.value).toContain('>rim</span>');
  });
});

describe('a snippet', () => {
  const words = Array.from({ length: 40 }, (_, index) => `word${index}`);
  const from = handlerOf([createPage('/docs/a', 'Guides', 'Page', [words.join(' ')])]);
  const snippetOf = (query: string, count: number, ellipsis = '…') =>
    ask(
      {
        query,
        attributesToSnippet: [`content:${count}`],
        snippetEllipsisText: ellipsis,
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      },
      from,
    ).hits[0]?._snippetResult.content?.value;

  // Requirement 9.6.
  it('has the requested number of words and an ellipsis where text is cut', () => {
    expect(snippetOf('word20', 5)).toBe('…word18 word19 <mark>word20</mark> word21 word22…');
    expect(snippetOf('word0', 5)).toBe('<mark>word0</mark> word1 word2 word3 word4…');
    expect(snippetOf('word39', 5)).toBe('…word35 word36 word37 word38 <mark>word39</mark>');
    expect(snippetOf('word20', 10)?.split(' ')).toHaveLength(10);
    expect(snippetOf('word20', 1, ' (cut) ')).toBe(' (cut) <mark>word20</mark> (cut) ');
  });

  it('is the whole text if the text is short', () => {
    expect(snippetOf('word20', 50)).toBe(words.join(' ').replace('word20', '<mark>word20</mark>'));
  });
});

describe('a request for recommendations', () => {
  // Requirement 7.7.
  it('returns a list per request, and status 400 without an objectID', () => {
    const path = '/1/indexes/*/recommendations';
    const objectID = '/docs/api/functions/makeBox#:lvl1:0';
    const request = { indexName: 'replicad', model: 'related-products', objectID };
    const recommend = (...requests: object[]) =>
      post({ requests }, path).body as { results: { hits: { url: string; _score: number }[] }[] };
    const { results } = recommend(request, { ...request, objectID: 'unknown' });
    expect(results.map(({ hits }) => hits.length > 0)).toEqual([true, false]);
    expect(results[0]?.hits[0]?._score).toBe(100);
    expect(post({ requests: [{ indexName: 'replicad' }] }, path).status).toBe(400);
    const near = recommend({ ...request, threshold: 100 });
    expect(near.results[0]?.hits).toHaveLength(1);
  });
});
