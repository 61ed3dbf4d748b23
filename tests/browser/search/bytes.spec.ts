import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { untilIdle } from '../../../bench/shared/untilIdle';
import { SearchModal } from '../../support/search';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';

/** Bytes from the shortcut to the first result, brotli. Requirements 11.6, 11.18. */
const budget = { all: 98_000, workerAndIndex: 80_000 };

// Requirements 11.6, 11.18.
test('the first result costs at most 98 KB: window, client, worker, engine and index', async ({
  page,
}) => {
  const files: string[] = [];
  // Pages that results link to are fetched ahead once there are results: not part of the first one.
  const listen = () =>
    page.context().on('request', (request) => {
      const { 'sec-purpose': purpose } = request.headers();
      if (purpose?.startsWith('prefetch')) return;
      files.push(new URL(request.url()).pathname);
    });
  await new Shell(page).open('/docs/intro');
  await untilIdle(page);
  listen();
  const modal = new SearchModal(page);
  await page.keyboard.press('Control+k');
  await modal.search('fillet');

  const sizes = files.map((file) => [file, sizeOf(file)] as const);
  const isOfAnswer = (file: string) => /search_worker|minisearch|^\/search\//.test(file);
  const sum = (list: typeof sizes) => list.reduce((total, [, size]) => total + size, 0);
  const measured = JSON.stringify(sizes, null, 1);
  expect(files.filter(isOfAnswer).length, measured).toBeGreaterThanOrEqual(3);
  expect(sum(sizes), measured).toBeLessThanOrEqual(budget.all);
  const ofAnswer = sizes.filter(([file]) => isOfAnswer(file));
  expect(sum(ofAnswer), measured).toBeLessThanOrEqual(budget.workerAndIndex);
});

function sizeOf(file: string): number {
  return brotliCompressSync(readFileSync(join('build', file))).length;
}
