import type { Browser } from '@playwright/test';
import { row } from '../shared/figures';
import { launchChromium } from '../shared/launchChromium';
import { serveFolder } from '../shared/serveFolder';
import { kinds, measureVisit, totalOf, type Bytes } from './measureVisit';

/** One page of each kind. */
const onePageOfEachKind = [
  '/',
  '/docs/intro',
  '/docs/api/',
  '/docs/api/classes/Drawing',
  '/docs/api/functions/draw',
];

/** Letters of a column: there are many. */
const width = 9;

/** Prints what first visits to pages of build/ load, one of each kind unless named, in KB over the wire (brotli). */
export async function benchBytes(named: readonly string[]): Promise<void> {
  const addresses = named.length > 0 ? named : onePageOfEachKind;
  const server = await serveFolder('build');
  const browser = await launchChromium();
  console.log(row('KB', [...kinds, 'all'], width));
  for (const address of addresses) await report(browser, server.url, address);
  await browser.close();
  await server.stop();
}

async function report(browser: Browser, origin: string, address: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  const page = await context.newPage();
  const visit = await measureVisit(page, origin + address);
  console.log(row(address, cells(visit.atRest), width));
  console.log(row('  hydrated', cells(visit.hydrated), width));
  for (const url of visit.thirdParty) console.log(`  third party: ${url}`);
  await context.close();
}

function cells(bytes: Bytes): string[] {
  return [...kinds.map((kind) => bytes[kind]), totalOf(bytes)].map((count) =>
    (count / 1000).toFixed(1),
  );
}
