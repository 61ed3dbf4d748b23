import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  packSidebars,
  type Sidebars,
} from '../../plugins/client-bundle/documents/packSidebars.cjs';
import { chunkOf } from '../../plugins/client-bundle/documents/sharedChunks.cjs';
import { sidebarsOf } from '../../plugins/client-bundle/documents/sidebarsOf';
import { evaluateTables } from '../support/evaluateTables';
import { files } from '../support/build';

const folder = path.resolve('.docusaurus');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
const tables = evaluateTables(folder);
const paths = tables.documents.map((document) => document.path);

/** What pages make of the short tables is what Docusaurus has written into the long ones. */
describe('the tables of routes that pages load', () => {
  it('have a file for every document', () => {
    expect(tables.documents.length).toBeGreaterThan(200);
    const scripts = files.filter((file) => file.startsWith('/assets/js/') && file.endsWith('.js'));
    const lost = tables.documents.filter(
      ({ chunk }) => !scripts.some((file) => file.startsWith(`/assets/js/${chunk}.`)),
    );
    expect(lost).toEqual([]);
  });

  it('import for every route what Docusaurus imports', () => {
    const written = read('routesChunkNames.json') as Readonly<Record<string, object>>;
    const requests = readFileSync(path.join(folder, 'registry.js'), 'utf8');
    const requestOf = (name: unknown) =>
      new RegExp(`webpackChunkName: "${String(name)}" \\*/ "([^"]+)"`);
    const expected = Object.entries(written).map(([key, names]) => [
      key.replace(/-[^-]+$/, ''),
      JSON.stringify(names, (_, name: unknown) =>
        typeof name === 'string' ? requestOf(name).exec(requests)?.[1] : name,
      ),
    ]);
    const found = Object.entries(tables.chunkNames).map(([key, names]) => [
      key.replace(/-[^-]+$/, ''),
      JSON.stringify(names, (_, name: unknown) =>
        typeof name === 'string'
          ? requestOf(chunkOf(name)).exec(String(tables.registry[name]?.[0]))?.[1]
          : name,
      ),
    ]);
    expect(found.sort()).toEqual(expected.sort());
  });

  it('list for the not-found page what Docusaurus lists', () => {
    const pathsIn = (data: unknown) =>
      Array.from(
        JSON.stringify(data).matchAll(/\{[^{}]*"path":"(\/docs\/[^"]+)"/g),
        ([, at]) => at,
      );
    const listed = pathsIn(tables.data);
    expect(listed.length).toBeGreaterThan(200);
    expect(listed.sort()).toEqual(pathsIn(read('globalData.json')).sort());
  });

  it('give the sidebars as Docusaurus writes them', () => {
    const plugin = 'docusaurus-plugin-content-docs/default/p';
    const [file = ''] = readdirSync(path.join(folder, plugin)).filter((name) =>
      name.startsWith('docs-'),
    );
    const { version } = JSON.parse(
      JSON.stringify(read(`${plugin}/${file}`), (key, value: unknown) =>
        // plugins/client-bundle/stripVersionLoader.cjs
        key === 'docId' || (key === 'unlisted' && value === false) ? undefined : value,
      ),
    ) as { readonly version: { readonly docsSidebars: Sidebars } };
    const packed = packSidebars(version.docsSidebars, paths);
    expect(sidebarsOf(packed, tables.documents)).toEqual(version.docsSidebars);
    expect(JSON.stringify(packed)).not.toContain('/docs/');
  });
});
