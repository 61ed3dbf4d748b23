import type { Browser } from '@playwright/test';
import { formatRow } from '../bench/shared/figures';
import { launchChromium } from '../bench/shared/browser';
import { serveFolder } from '../bench/shared/serveFolder';
import { measuredPages } from '../bench/pages/measuredPages';
import {
  resourceKinds,
  measureVisit,
  sumPageBytes,
  type BytesByKind,
} from '../bench/pages/measureVisit';

/** Width of a column in characters, narrow because there are many columns. */
const width = 9;

/**
 * Prints the KB that a first visit to pages of build/ transfers (brotli): one row for the first view, one for the whole
 * visit without a click. Visits ten pages by default. The column `all` is the sum without prefetched code, and
 * requirement 11.3 limits it. The column `together` includes prefetched code.
 */
async function main(named: readonly string[]): Promise<void> {
  const addresses = named.length > 0 ? named : measuredPages;
  const server = await serveFolder('build');
  const browser = await launchChromium();
  console.log(formatRow('KB', [...resourceKinds, 'all', 'together'], width));
  for (const address of addresses) await report(browser, server.url, address);
  await browser.close();
  await server.stop();
}

async function report(browser: Browser, origin: string, address: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  const page = await context.newPage();
  const visit = await measureVisit(page, origin + address);
  console.log(formatRow(address, cells(visit.firstView), width));
  console.log(formatRow('  whole visit', cells(visit.wholeVisit), width));
  for (const url of visit.thirdParty) console.log(`  third party: ${url}`);
  await context.close();
}

function cells(bytes: BytesByKind): string[] {
  const all = sumPageBytes(bytes);
  return [...resourceKinds.map((kind) => bytes[kind]), all, all + bytes.prefetch].map((count) =>
    (count / 1000).toFixed(1),
  );
}

void main(process.argv.slice(2));
