import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { publishedSize } from '../../plugins/steps/compression/encode';
import { readSearchIndex } from '../../plugins/docusaurus/search-index/hosting/readSearchIndex';
import { createSearchEngine } from '../../src/search/node';
import { measureVisit, sumPageBytes } from '../pages/measureVisit';
import { symbolQueries, wordQueries } from '../search/testQueries';
import { median, percentile, formatRow } from '../shared/figures';
import { launchChromium } from '../shared/browser';
import { serveFolder } from '../shared/serveFolder';

/** URL of the page whose transferred bytes are measured. */
const visitedPage = '/docs/tutorial-overview/drawing';

/** Caches to delete before each build. The cache of models is kept, because both sites have the same models. */
const staleCaches = ['rspack', 'pages', 'compressed'];

type Figures = Readonly<Record<string, string>>;

/**
 * Prints build time, transferred bytes and search time of the site, and of a site with `times` copies of every
 * document. Builds both sites in a clone of the last commit in a temporary folder. The clone cannot be in node_modules,
 * because bundlers treat files there as packages.
 */
export async function benchGrowth(times: number): Promise<void> {
  const root = mkdtempSync(path.join(tmpdir(), 'growth-'));
  try {
    await prepareClone(root);
    const once = await measure(root);
    multiplyPages(root, times);
    const more = await measure(root);
    console.log(formatRow('', ['as it is', `${times} times`]));
    for (const [title, figure] of Object.entries(once)) {
      console.log(formatRow(title, [figure, more[title] ?? '']));
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Clones the repository into `root`, installs its packages, and copies the built models. */
async function prepareClone(root: string): Promise<void> {
  await inFolder(process.cwd(), 'git', ['clone', '--quiet', process.cwd(), root]);
  const install = `import('./setup/install.mjs').then((setup) => setup.installDependencies())`;
  await inFolder(root, process.execPath, ['--input-type=module', '--eval', install]);
  for (const name of ['models', 'public']) {
    const cache = path.join('node_modules/.cache', name);
    cpSync(cache, path.join(root, cache), { recursive: true });
  }
}

async function measure(root: string): Promise<Figures> {
  const build = path.join(root, 'build');
  const cost = await buildAll(root);
  return { ...cost, ...(await sizesOf(build)), ...timeSearch(build), ...(await visit(build)) };
}

async function buildAll(root: string): Promise<Figures> {
  for (const name of staleCaches)
    rmSync(path.join(root, 'node_modules/.cache', name), { recursive: true, force: true });
  const started = performance.now();
  await inFolder(root, process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts']);
  const seconds = (performance.now() - started) / 1000;
  return { 'build, cached models, s': seconds.toFixed(0) };
}

async function sizesOf(build: string): Promise<Figures> {
  const scripts = path.join(build, 'assets/js');
  const script = (name: string) =>
    readdirSync(scripts).find((file) => file.startsWith(`${name}.`) && file.endsWith('.js')) ?? '';
  const { manifest } = readSearchIndex(build);
  const pages = readdirSync(build, { recursive: true }).filter((file) =>
    String(file).endsWith('index.html'),
  );
  return {
    pages: String(pages.length),
    'main bundle, KB': await publishedKB(path.join(scripts, script('main'))),
    'runtime, KB': await publishedKB(path.join(scripts, script('runtime~main'))),
    'search index, KB': await publishedKB(path.join(build, 'search', manifest.store.file)),
  };
}

async function publishedKB(file: string): Promise<string> {
  return ((await publishedSize(readFileSync(file))) / 1000).toFixed(1);
}

/** Measures search in this process. The search worker of a page runs the same code. */
function timeSearch(build: string): Figures {
  const { store } = readSearchIndex(build);
  const started = performance.now();
  const engine = createSearchEngine(store);
  const readyMs = performance.now() - started;
  const queries = [...wordQueries, ...symbolQueries].map(({ typed }) => typed);
  const times = queries.map((typed) => {
    const start = performance.now();
    engine.search(typed);
    return performance.now() - start;
  });
  return {
    records: String(engine.records.length),
    'search ready, ms': readyMs.toFixed(0),
    'one query, ms': median(times).toFixed(1),
    '… 95th percentile, ms': percentile(times, 0.95).toFixed(1),
  };
}

async function visit(build: string): Promise<Figures> {
  const server = await serveFolder(build);
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  const { firstView, wholeVisit } = await measureVisit(page, server.url + visitedPage);
  await browser.close();
  await server.stop();
  return {
    'first view, KB': (sumPageBytes(firstView) / 1000).toFixed(1),
    'a visit without a click, KB': (
      (sumPageBytes(wholeVisit) + wholeVisit.prefetch) /
      1000
    ).toFixed(1),
  };
}

async function inFolder(folder: string, program: string, args: readonly string[]): Promise<void> {
  await promisify(execFile)(program, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
}

/**
 * Copies the documents of the site in `root` until each exists `times` times. Each copy is in a separate folder and
 * sidebar category. Copies share models, pictures and link targets with the original. Throws if sidebars.ts
 * does not end as expected.
 */
function multiplyPages(root: string, times: number): void {
  const docs = path.join(root, 'docs');
  const originals = readdirSync(docs);
  const copies = Array.from({ length: times - 1 }, (_, place) => `copy-${place + 2}`);
  for (const copy of copies) {
    for (const name of originals) {
      cpSync(path.join(docs, name), path.join(docs, copy, name), { recursive: true });
    }
    retitle(path.join(docs, copy), copy);
  }
  const file = path.join(root, 'sidebars.ts');
  const source = readFileSync(file, 'utf8');
  const ending = 'export default sidebars;';
  if (!source.includes(ending)) throw new Error(`${file} does not end in "${ending}".`);
  const categories = copies.map((copy) => ({
    type: 'category',
    label: copy,
    items: [{ type: 'autogenerated', dirName: copy }],
  }));
  const all = `{ typedocSidebar: [...sidebars.typedocSidebar, ...${JSON.stringify(categories)}] }`;
  writeFileSync(file, source.replace(ending, `export default ${all};`));
}

/** Adds the name of the copy to the titles, because search requires unique titles within a group. */
function retitle(folder: string, copy: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^title: "(.*)"$/m, `title: "$1, ${copy}"`));
  }
}
