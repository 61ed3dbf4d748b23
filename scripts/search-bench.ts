import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { listen } from '../server/listen';
import { readSearchIndex } from '../server/readSearchIndex';
import { readSite } from '../server/site';
import { siteHandler } from '../server/siteHandler';
import { createEngine } from '../src/search/node';
import { meanReciprocalRank, pagesFound } from './search/measure';
import { symbolQuestions, typoQuestions, wordQuestions } from './search/questions';
import { findChromium } from './chromium.mjs';
import { findWithPagefind, measureKeystrokes, writePagefind } from './search/benchPages';
import { plainMiniSearch } from './search/rivals';

const sets = [wordQuestions, symbolQuestions, typoQuestions] as const;

/** Prints relevance beside other engines on the same records, sizes and times of the built search. */
async function main(): Promise<void> {
  const { manifest, store } = readSearchIndex('build');
  const started = performance.now();
  const engine = createEngine(store);
  const ready = performance.now() - started;
  const plain = plainMiniSearch(engine.records);
  const pagefind = await askPagefind(engine);
  console.log(row('mean reciprocal rank', ['words', 'symbols', 'one typo']));
  print('ours', (typed) => pagesFound(engine, typed));
  print(plain.name, (typed) => [...new Set(plain.find(typed) as string[])]);
  print('Pagefind', (typed) => pagefind.get(typed) ?? []);
  const index = readFileSync(`build/search/${manifest.store.file}`);
  console.log(row('\nindex, brotli', [`${kilobytes(index)} KB`]));
  console.log(row('MiniSearch, serialised', [`${kilobytes(Buffer.from(plain.json))} KB`]));
  console.log(row('time to ready, Node', [`${ready.toFixed(0)} ms`]));
  await printKeystrokes();
}

function print(name: string, find: (typed: string) => readonly string[]): void {
  console.log(
    row(
      name,
      sets.map((questions) => meanReciprocalRank(questions, find).toFixed(3)),
    ),
  );
}

function row(title: string, cells: readonly string[]): string {
  return title.padEnd(26) + cells.map((cell) => cell.padStart(12)).join('');
}

function kilobytes(content: Buffer): string {
  return (brotliCompressSync(content).length / 1000).toFixed(1);
}

async function launch() {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

async function askPagefind(engine: ReturnType<typeof createEngine>) {
  const folder = await writePagefind(engine.records);
  const site = siteHandler(readSite(folder));
  const server = await listen(site, { port: 0, host: 'localhost' });
  const browser = await launch();
  const page = await browser.newPage();
  await page.goto(`${server.url}/`);
  const typed = sets.flat().map((question) => question.typed);
  const answers = await findWithPagefind(page, typed);
  await browser.close();
  await server.stop();
  return new Map(typed.map((text, place) => [text, answers[place] ?? []]));
}

async function printKeystrokes(): Promise<void> {
  const server = await listen(siteHandler(readSite('build')), { port: 0, host: 'localhost' });
  const browser = await launch();
  const page = await browser.newPage();
  await page.goto(`${server.url}/docs/intro`);
  await page.waitForLoadState('networkidle');
  const typed = ['makeBaseBox', 'fillet', 'export stl', 'polar array', 'Shape.translate', 'hole'];
  const times = (await measureKeystrokes(page, typed)).sort((one, other) => one - other);
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
  console.log(
    row('\nkey press to drawn hits', [`p50 ${at(0.5)}`, `p95 ${at(0.95)}`, `n ${times.length}`]),
  );
  await browser.close();
  await server.stop();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
