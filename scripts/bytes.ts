import { resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { listen } from '../server/listen';
import { readSite } from '../server/site';
import { siteHandler } from '../server/siteHandler';
import { kinds, measureVisit, totalOf, type Bytes } from './bytes/measureVisit';
import { findChromium } from './chromium.mjs';

/** One page of each kind; other addresses can be given as arguments. */
const pages = [
  '/',
  '/docs/intro',
  '/docs/api/',
  '/docs/api/classes/Drawing',
  '/docs/api/functions/draw',
];

/** Prints what first visits to pages of build/ load, in KB over the wire (brotli). */
async function main(addresses: readonly string[]): Promise<void> {
  const server = await listen(siteHandler(readSite(resolve('build'))), {
    port: 0,
    host: 'localhost',
  });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  console.log(row('KB', [...kinds, 'all']));
  for (const address of addresses) await report(browser, server.url, address);
  await browser.close();
  await server.stop();
}

async function report(browser: Browser, origin: string, address: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  const page = await context.newPage();
  const visit = await measureVisit(page, origin + address);
  console.log(row(address, cells(visit.atRest)));
  console.log(row('  hydrated', cells(visit.hydrated)));
  for (const url of visit.thirdParty) console.log(`  third party: ${url}`);
  await context.close();
}

function cells(bytes: Bytes): string[] {
  return [...kinds.map((kind) => bytes[kind]), totalOf(bytes)].map((count) =>
    (count / 1000).toFixed(1),
  );
}

function row(title: string, values: readonly string[]): string {
  return title.padEnd(28) + values.map((value) => value.padStart(9)).join('');
}

main(process.argv.length > 2 ? process.argv.slice(2) : pages).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
