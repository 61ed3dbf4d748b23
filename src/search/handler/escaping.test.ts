// cspell:ignore wrod
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearchEngine } from '../engine/createSearchEngine';
import { exportRecord } from '../records/exportRecord';
import { createSearchHandler } from './createSearchHandler';
import { createPage, createTestStore } from '../../../tests/support/searchFixture';

/** Generates hostile text: markup, incomplete entities, the site's highlight tags, any Unicode. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '&lt;b&gt;', '&amp', '&'],
        ...[
          '<mark>',
          '</mark>',
          '<span class="algolia-docsearch-suggestion--highlight">',
          '"',
          "'",
        ],
        ...['Array<Shape<T>>', 'a<b && c>d', '<', '>', '<!--', ']]>', 'word', 'Word', 'wordBox'],
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((pieces) => pieces.join(' '))
  // Excludes empty titles, because the build rejects them.
  .filter((text) => text !== '');

const unescape = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

interface Texts {
  readonly type: string;
  readonly content: string | null;
  readonly hierarchy: Record<string, string | null>;
  readonly _highlightResult: {
    hierarchy: Record<string, { value: string }>;
    content?: { value: string };
  };
  readonly _snippetResult: {
    hierarchy?: Record<string, { value: string }>;
    content?: { value: string };
  };
}

function answer(
  title: string,
  heading: string,
  text: string,
  query: string,
  tags: readonly [string, string],
) {
  const page = createPage('/docs/page', 'Guides', title, []);
  const blocks = [
    ...page.blocks,
    { kind: 'heading', level: 2, text: heading, anchor: 'h' },
    { kind: 'text', text },
  ] as const;
  const handler = createSearchHandler(createSearchEngine(createTestStore([{ ...page, blocks }])), {
    indexName: 'i',
  });
  const [highlightPreTag, highlightPostTag] = tags;
  const attributesToSnippet = ['hierarchy.lvl1:3', 'hierarchy.lvl2:3', 'content:3'];
  const requests = [
    { indexName: 'i', query, highlightPreTag, highlightPostTag, attributesToSnippet },
    { indexName: 'i', query: '', highlightPreTag, highlightPostTag, attributesToSnippet },
  ];
  const { content } = handler({
    method: 'POST',
    path: '/1/indexes/*/queries',
    body: JSON.stringify({ requests }),
  });
  const { results } = JSON.parse(content) as { results: { hits: Texts[] }[] };
  return results.flatMap(({ hits }) => hits);
}

const tagPairs = [
  ['<mark>', '</mark>'],
  ['<span class="algolia-docsearch-suggestion--highlight">', '</span>'],
] as const;

/** Returns all substrings of `html` that a browser would parse as a tag or as the start of one. */
const markup = (html: string) => html.match(/<[^>]*>?/g) ?? [];

describe('a search answer', () => {
  it('has no markup except the requested tags', () => {
    fc.assert(
      fc.property(
        hostile,
        hostile,
        hostile,
        fc.oneof(
          hostile,
          fc.constantFrom('word', 'wor', 'wrod', 'script', 'span class', 'mark lt'),
        ),
        fc.constantFrom(...tagPairs),
        (title, heading, text, query, tags) => {
          const [pre, post] = tags;
          for (const hit of answer(title, heading, text, query, tags)) {
            const values = [
              ...Object.values(hit._highlightResult.hierarchy),
              ...Object.values(hit._snippetResult.hierarchy ?? {}),
              hit._highlightResult.content,
              hit._snippetResult.content,
            ].flatMap((value) => (value ? [value.value] : []));
            for (const value of values) {
              expect(markup(value).filter((tag) => tag !== pre && tag !== post)).toEqual([]);
              expect(value.replace(/&(amp|lt|gt);/g, '')).not.toContain('&');
            }
            const plain = (value: string | undefined) =>
              value === undefined ? null : unescape(value.replaceAll(pre, '').replaceAll(post, ''));
            const { hierarchy, content } = hit._highlightResult;
            expect(plain(hierarchy['lvl1']?.value)).toBe(title);
            if (hierarchy['lvl2']) expect(plain(hierarchy['lvl2'].value)).toBe(heading);
            if (hit.type === 'content') expect(plain(content?.value)).toBe(text);
            // The content of a heading is a sentence of the text below it.
            else if (content) expect(text).toContain(plain(content.value));
          }
        },
      ),
      { numRuns: 150 },
    );
  }, 60_000);

  it('has no markup in raw fields, because DocSearch inserts them unescaped', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, heading, text) => {
        for (const { content, hierarchy } of answer(title, heading, text, 'word', tagPairs[0])) {
          for (const value of [content, hierarchy['lvl1'], hierarchy['lvl2']]) {
            if (typeof value === 'string') expect(markup(value)).toEqual([]);
          }
          expect(unescape(hierarchy['lvl1'] ?? '')).toBe(title);
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});

it('records for a hosted index contain no markup from pages', () => {
  fc.assert(
    fc.property(hostile, hostile, (title, text) => {
      const { records } = createSearchEngine(
        createTestStore([createPage('/docs/p', 'Guides', title, [text])]),
      );
      for (const record of records) {
        const { content, hierarchy } = exportRecord(record, 'https://s') as unknown as Texts;
        expect(markup(content ?? '')).toEqual([]);
        expect(markup(hierarchy['lvl1'] ?? '')).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);
