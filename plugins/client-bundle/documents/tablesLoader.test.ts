import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { evaluateTables, loadTable } from '../../../tests/support/evaluateTables';

const versions = 'docusaurus-plugin-content-docs/default/p';

/** What Docusaurus 3.7.0 writes of a site with three documents, one of which is in no sidebar. */
const written = {
  'routes.js': `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', '8b1'),
    routes: [
      {
        path: '/docs',
        component: ComponentCreator('/docs', 'c4e'),
        routes: [
          {
            path: '/docs/api/',
            component: ComponentCreator('/docs/api/', '2ee'),
            exact: true,
            sidebar: "main"
          },
          {
            path: '/docs/two-words',
            component: ComponentCreator('/docs/two-words', '852'),
            exact: true,
            sidebar: "main"
          },
          {
            path: '/docs/alone',
            component: ComponentCreator('/docs/alone', '126'),
            exact: true
          }
        ]
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  'routesChunkNames.json': JSON.stringify({
    '/docs-8b1': { __comp: '5e95c892' },
    '/docs-c4e': { __comp: 'a94703ab' },
    '/docs/api/-2ee': { __comp: '17896441', content: '5e8c322a' },
    '/docs/two-words-852': { __comp: '17896441', content: 'edc8ad79' },
    '/docs/alone-126': { __comp: '17896441', content: '4de4c7a0' },
  }),
  'registry.js': `export default {
${[
  ['17896441', '@theme/DocItem'],
  ['4de4c7a0', '@site/docs/alone.md'],
  ['5e8c322a', '@site/docs/api/index.md'],
  ['5e95c892', '@theme/DocsRoot'],
  ['a94703ab', '@theme/DocRoot'],
  ['edc8ad79', '@site/docs/two-words.md'],
]
  .map(
    ([name, request]) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`,
  )
  .join('\n')}};
`,
  'globalData.json': JSON.stringify({
    'docusaurus-plugin-content-docs': {
      default: {
        versions: [
          {
            name: 'current',
            docs: [
              { id: 'alone', path: '/docs/alone' },
              { id: 'api', path: '/docs/api/', sidebar: 'main' },
              { id: 'two-words', path: '/docs/two-words', sidebar: 'main' },
            ],
          },
        ],
      },
    },
  }),
  [`${versions}/docs-1.json`]: JSON.stringify({
    version: {
      docsSidebars: {
        main: [
          { type: 'link', label: 'Two', href: '/docs/two-words' },
          { type: 'category', label: 'API', href: '/docs/api/', items: [] },
        ],
      },
    },
  }),
};

const folders: string[] = [];

/** A folder with what Docusaurus has written, but for `changes`. */
function generate(changes: Partial<typeof written> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tables-'));
  folders.push(folder);
  mkdirSync(path.join(folder, versions), { recursive: true });
  for (const [file, text] of Object.entries({ ...written, ...changes })) {
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('the tables of routes in the client', () => {
  it('list the documents in the order of the sidebars, each with a short name of its chunk', () => {
    const { documents, registry } = evaluateTables(generate());
    expect(documents.map((document) => document.path)).toEqual(['/docs/two-words', '/docs/api/']);
    for (const { chunk, load } of documents) {
      expect(chunk).toMatch(/^[a-z][0-9a-z]$/);
      expect(registry[chunk]).toEqual([load]);
      expect(String(load)).toContain(`webpackChunkName: "${chunk}"`);
    }
    expect(String(documents[0]?.load)).toContain('"@site/docs/two-words.md"');
  });

  it('have what all documents share in two chunks, and all else under the name that Docusaurus gives it', () => {
    const { documents, registry } = evaluateTables(generate());
    const others = ['article', '4de4c7a0', 'layout', 'layout/2'];
    expect(Object.keys(registry).toSorted()).toEqual(
      [...others, ...documents.map(({ chunk }) => chunk)].toSorted(),
    );
    expect(String(registry['4de4c7a0']?.[0])).toContain('"@site/docs/alone.md"');
    const chunk = (name: string) =>
      /webpackChunkName: "(.+?)"/.exec(String(registry[name]?.[0]))?.[1];
    expect(['article', 'layout', 'layout/2'].map(chunk)).toEqual(['article', 'layout', 'layout']);
  });

  it('keep all that Docusaurus says of a route, and the hashes of layouts, which share an address', () => {
    expect(evaluateTables(generate()).routes).toEqual([
      {
        path: '/docs',
        hash: '8b1',
        routes: [
          {
            path: '/docs',
            hash: 'c4e',
            routes: [
              { path: '/docs/alone', exact: true },
              { path: '/docs/two-words', exact: true, sidebar: 'main' },
              { path: '/docs/api/', exact: true, sidebar: 'main' },
            ],
          },
        ],
      },
      { path: '*' },
    ]);
  });

  it('name the chunks of each route as the registry does', () => {
    const { chunkNames, documents } = evaluateTables(generate());
    const [words, api] = documents;
    expect(chunkNames).toEqual({
      '/docs-8b1': { __comp: 'layout' },
      '/docs-c4e': { __comp: 'layout/2' },
      '/docs/alone-0': { __comp: 'article', content: '4de4c7a0' },
      '/docs/two-words-0': { __comp: 'article', content: words?.chunk },
      '/docs/api/-0': { __comp: 'article', content: api?.chunk },
    });
    // In the order of Docusaurus, in which they are fetched beforehand.
    expect(Object.keys(chunkNames['/docs/two-words-0'] ?? {})).toEqual(['__comp', 'content']);
  });

  it('list every document for the not-found page', () => {
    expect(evaluateTables(generate()).data).toMatchObject({
      'docusaurus-plugin-content-docs': {
        default: {
          versions: [
            {
              docs: [{ path: '/docs/alone' }, { path: '/docs/two-words' }, { path: '/docs/api/' }],
            },
          ],
        },
      },
    });
  });
});

describe('the loader of the tables of routes', () => {
  const routes = written['routes.js'];
  const registry = written['registry.js'];
  it.each([
    ['another component', 'routes.js', routes.replace("Creator('*')", "Creator('/other')")],
    ['no list of routes', 'routes.js', 'export default routes;'],
    ['another import', 'registry.js', registry.replace('import(/*', 'require(/*')],
    ['no sidebars', `${versions}/docs-1.json`, '{}'],
  ])('says so when it meets %s', (_, file, text) => {
    expect(() => loadTable(generate({ [file]: text }), 'routes.js')).toThrow(
      'plugins/client-bundle/documents/readTables.cjs',
    );
  });

  it('says so when no route has a content', () => {
    const chunkNames = written['routesChunkNames.json'].replaceAll('content', 'other');
    expect(() => loadTable(generate({ 'routesChunkNames.json': chunkNames }), 'routes.js')).toThrow(
      'plugins/client-bundle/documents/findDocuments.cjs',
    );
  });

  it('says so when the documents are not listed for the not-found page', () => {
    const data = written['globalData.json'].replaceAll('/docs/two-words', '/docs/other');
    expect(() => loadTable(generate({ 'globalData.json': data }), 'globalData.json')).toThrow(
      'plugins/client-bundle/documents/writeTables.cjs',
    );
  });
});
