import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { waitUntilIdle } from '../../../bench/shared/browser';
import { SearchModal } from '../../support/search';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';

/** Limit of the bytes (brotli) loaded between the shortcut and the first result. */
const budget = 98_000;

// Requirement 11.6.
test('the first search result loads at most 98 KB of dialog, client, worker, engine and index', async ({
  page,
}) => {
  const files: string[] = [];
  // Ignores prefetches of the result pages, which start once there are results.
  const listen = () =>
    page.context().on('request', (request) => {
      const { 'sec-purpose': purpose } = request.headers();
      if (purpose?.startsWith('prefetch')) return;
      files.push(new URL(request.url()).pathname);
    });
  await new Shell(page).open('/docs/intro');
  await waitUntilIdle(page);
  listen();
  const modal = new SearchModal(page);
  await page.keyboard.press('Control+k');
  await modal.search('fillet');

  const sizes = files.map((file) => [file, sizeOf(file)] as const);
  const details = JSON.stringify(sizes, null, 1);
  expect(files.filter((file) => file.startsWith('/search/')).length, details).toBeGreaterThan(1);
  expect(
    sizes.reduce((total, [, size]) => total + size, 0),
    details,
  ).toBeLessThanOrEqual(budget);
});

function sizeOf(file: string): number {
  return brotliCompressSync(readFileSync(join('build', file))).length;
}
