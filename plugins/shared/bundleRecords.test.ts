import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { clearRecords, packageFolderOf, readRecords, recordBundle } from './bundleRecords';

const site = mkdtempSync(join(tmpdir(), 'notices-'));
afterAll(() => rmSync(site, { recursive: true }));

it.each([
  ['/site/node_modules/react/index.js', 'node_modules/react'],
  ['node_modules/@codemirror/view/dist/index.js', 'node_modules/@codemirror/view'],
  ['/a/node_modules/b/node_modules/@c/d/e.js', 'node_modules/b/node_modules/@c/d'],
  ['/site/node_modules/.cache/models/data/box.json', undefined],
  ['/site/src/viewer/index.ts', undefined],
])('packageFolderOf finds the package of %s', (file, folder) =>
  expect(packageFolderOf(file)).toBe(folder),
);

it('readRecords lists the packages of all bundles of a build, each once', async () => {
  await recordBundle(site, 'old', ['node_modules/gone/index.js']);
  await clearRecords(site);
  await recordBundle(site, 'pages', ['node_modules/b/b.js', 'node_modules/a/a.js', 'src/a.ts']);
  await recordBundle(site, 'src/worker/main.ts', ['node_modules/b/other.js']);
  expect(await readRecords(site)).toEqual(['node_modules/a', 'node_modules/b']);
});
