import { readFileSync } from 'node:fs';
import path from 'node:path';
import { modelDataFolder } from '../../plugins/models';
import type { BuiltModel } from '../../src/modeling/node';
import { compare, comparison, inMilliseconds, median, row } from '../shared/figures';
import { launchChromium } from '../shared/launchChromium';
import { serveFolder } from '../shared/serveFolder';
import { serveBareKernel } from './bareKernel';
import { measureTransfer } from './benchTransfer';
import { clickToRun, clickToTurned, sliderToPixels, type Bench } from './benchModelPage';

/**
 * Models from small to large, the pages they are on, and the steps of a slider: the first, and those after them. During
 * the first V8 still compiles the kernel's hot functions in the background, on the cores that the runs are on: the less a
 * model asks of the kernel, the more steps that takes.
 */
const measured = [
  { name: 'use-as-a-library/open-box', page: '/docs/use-as-a-library', first: 15, later: 21 },
  { name: 'examples/simple-vase', page: '/docs/examples/simple-vase', first: 3, later: 7 },
  { name: 'examples/wavy-vase', page: '/docs/examples/wavy-vase', first: 1, later: 5 },
] as const;

/** Prints what each level of activation costs, in time beside the bare kernel's own, and in bytes. */
export async function benchModels(): Promise<void> {
  const traffic = { bytes: 0, open: 0 };
  const site = await serveFolder('build', traffic);
  const bare = await serveBareKernel();
  const browser = await launchChromium(['--use-angle=swiftshader', '--enable-unsafe-swiftshader']);
  console.log(row('', ['site', 'bare kernel', 'ratio']));
  for (const { name, page, ...steps } of measured) {
    const file = path.join(modelDataFolder, `${name}.json`);
    const model = JSON.parse(readFileSync(file, 'utf8')) as BuiltModel;
    await print({ browser, site: site.url, bare: bare.url, model, page }, steps);
  }
  console.log('\nbytes that each level adds, brotli');
  const page = `${site.url}${measured[1].page}`;
  for (const [level, bytes] of await measureTransfer(browser, page, traffic)) {
    console.log(row(`  ${level}`, [`${(bytes / 1000).toFixed(1)} KB`]));
  }
  await browser.close();
  bare.stop();
  await site.stop();
}

interface Steps {
  readonly first: number;
  readonly later: number;
}

async function print(bench: Bench, { first, later }: Steps): Promise<void> {
  const { facts, name } = bench.model;
  console.log(`\n${name}: ${facts.faces ?? 0} faces, ${facts.triangles ?? 0} triangles`);
  const turned = [];
  for (let visit = 0; visit < 3; visit++) turned.push(await clickToTurned(bench));
  console.log(row('  press to first turned frame', [inMilliseconds(median(turned)), 'none']));
  const runs = [];
  for (let visit = 0; visit < 3; visit++) runs.push(await clickToRun(bench));
  report(
    '  Run to pixels, cold',
    runs.map(({ cold }) => cold),
  );
  report(
    '  Run to its end, warm',
    runs.map(({ warm }) => warm),
  );
  const pairs = await sliderToPixels(bench, first + later);
  report('  slider to pixels, first steps', pairs.slice(0, first));
  report('  slider to pixels, later', pairs.slice(first));
}

function report(title: string, pairs: Parameters<typeof compare>[0]): void {
  console.log(row(title, comparison(compare(pairs))));
}
