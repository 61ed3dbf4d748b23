import { readFileSync } from 'node:fs';
import path from 'node:path';
import { modelDataFolder } from '../plugins/models';
import type { BuiltModel } from '../src/modeling/node';
import { compare, comparison, inMilliseconds, median, row } from './bench/figures';
import { launchChromium } from './bench/launchChromium';
import { serveFolder } from './bench/serveFolder';
import { serveBareKernel } from './models/bareKernel';
import { measureRungs } from './models/rungs';
import { clickToRun, clickToTurned, sliderToPixels, type Bench } from './models/visits';

/** Models from small to large, and the pages they are on. */
const measured = [
  { name: 'use-as-a-library/open-box', page: '/docs/use-as-a-library', steps: 9 },
  { name: 'examples/simple-vase', page: '/docs/examples/simple-vase', steps: 7 },
  { name: 'examples/wavy-vase', page: '/docs/examples/wavy-vase', steps: 5 },
] as const;

/** Prints what each rung of the ladder costs, in time beside the bare kernel's own, and in bytes. */
async function main(): Promise<void> {
  const traffic = { bytes: 0, open: 0 };
  const site = await serveFolder('build', traffic);
  const bare = await serveBareKernel();
  const browser = await launchChromium(['--use-angle=swiftshader', '--enable-unsafe-swiftshader']);
  console.log(row('', ['site', 'bare kernel', 'ratio']));
  for (const { name, page, steps } of measured) {
    const file = path.join(modelDataFolder, `${name}.json`);
    const model = JSON.parse(readFileSync(file, 'utf8')) as BuiltModel;
    await print({ browser, site: site.url, bare: bare.url, model, page }, steps);
  }
  console.log('\nbytes that each rung adds, brotli');
  const page = `${site.url}${measured[1].page}`;
  for (const [rung, bytes] of await measureRungs(browser, page, traffic)) {
    console.log(row(`  ${rung}`, [`${(bytes / 1000).toFixed(1)} KB`]));
  }
  await browser.close();
  bare.stop();
  await site.stop();
}

async function print(bench: Bench, steps: number): Promise<void> {
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
    '  Run to pixels, warm',
    runs.map(({ warm }) => warm),
  );
  report('  slider to pixels', await sliderToPixels(bench, steps));
}

function report(title: string, pairs: Parameters<typeof compare>[0]): void {
  console.log(row(title, comparison(compare(pairs))));
}

main().catch((error: unknown) => {
  console.error(error);
  // The servers and the browser would keep the process alive.
  process.exit(1);
});
