import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { readSearchIndex } from '../../plugins/search-index/hosting/readSearchIndex';
import { createEngine } from '../../src/search/node';
import { launchChromium } from '../shared/launchChromium';
import { serveFolder } from '../shared/serveFolder';
import { benchReport } from './benchReport';
import { judgedQuestions } from './judgedQuestions';
import { judgedReport } from './judgedReport';
import { meanReciprocalRank, pagesFound } from './measure';
import { symbolQuestions, typoQuestions, wordQuestions } from './questions';
import { tuningQuestions } from './tuningQuestions';
import { findWithPagefind, measureKeystrokes, writePagefind } from './pagefind';
import { plainMiniSearch } from './otherEngines';

const sets = [wordQuestions, symbolQuestions, typoQuestions, tuningQuestions()] as const;

interface SearchBenchOptions {
  /** Also score the judged questions that are kept for the end of a work on ranking. */
  readonly withLast: boolean;
}

/** Prints relevance beside other engines on the same records, sizes and times of the built search. */
export async function benchSearch({ withLast }: SearchBenchOptions): Promise<void> {
  const { manifest, store } = readSearchIndex('build');
  const started = performance.now();
  const engine = createEngine(store);
  const readyMs = performance.now() - started;
  const plain = plainMiniSearch(engine.records);
  const judged = judgedQuestions();
  const pagefind = await askPagefind(engine, [...sets.flat(), ...judged]);
  const finders = [
    { name: 'ours', find: (typed: string) => pagesFound(engine, typed) },
    { name: plain.name, find: (typed: string) => [...new Set(plain.find(typed))] },
    { name: 'Pagefind', find: (typed: string) => pagefind.get(typed) ?? [] },
  ] as const;
  const report = benchReport({
    relevance: finders.map(({ name, find }) => rankOf(name, find)),
    indexBytes: compressedSize(readFileSync(`build/search/${manifest.store.file}`)),
    plainIndexBytes: compressedSize(Buffer.from(plain.json)),
    readyMs,
    keystrokes: await typeInModal(),
  });
  console.log(`${report}\n\n${judgedReport(judged, finders, { withLast })}`);
}

function rankOf(name: string, find: (typed: string) => readonly string[]) {
  return { name, ranks: sets.map((questions) => meanReciprocalRank(questions, find)) };
}

function compressedSize(content: Buffer): number {
  return brotliCompressSync(content).length;
}

async function askPagefind(
  engine: ReturnType<typeof createEngine>,
  questions: readonly { readonly typed: string }[],
) {
  const folder = await writePagefind(engine.records);
  const server = await serveFolder(folder);
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(`${server.url}/`);
  const typed = questions.map((question) => question.typed);
  const answers = await findWithPagefind(page, typed);
  await browser.close();
  await server.stop();
  return new Map(typed.map((text, place) => [text, answers[place] ?? []]));
}

/** Milliseconds from each key press to its drawn hits, on the built site. */
async function typeInModal(): Promise<number[]> {
  const server = await serveFolder('build');
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(`${server.url}/docs/intro`);
  await page.waitForLoadState('networkidle');
  const typed = ['makeBaseBox', 'fillet', 'export stl', 'polar array', 'Shape.translate', 'hole'];
  const times = await measureKeystrokes(page, typed);
  await browser.close();
  await server.stop();
  return times;
}
