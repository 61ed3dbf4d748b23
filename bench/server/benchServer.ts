import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { median, row } from '../shared/figures';
import { runWrk, type Load } from './runWrk';
import { findCommand, freePort, startProgram, type RunningServer } from './program';
import { startNginx } from './startNginx';

const rounds = 5;

/**
 * Prints how many requests our server answers in a second beside nginx with the recipe of hosting/: the same files in
 * the same encoding, one process each, turn about in the same run. Whatever is missing is said instead.
 */
export async function benchServer(): Promise<void> {
  const wrk = findCommand('wrk');
  const nginx = wrk === null ? null : await startNginx(resolve('build'));
  if (wrk === null || nginx === null) {
    const missing = wrk === null ? 'wrk' : 'nginx';
    console.log(`This benchmark needs ${missing}: apt-get install wrk nginx-light`);
    return;
  }
  const ours = await startOurs();
  console.log(row('32 connections, gzip', ['ours', 'nginx', 'ratio']));
  for (const address of ['/docs/intro', scriptOfBuild(), '/img/logo.svg']) {
    const loads: { readonly ours: Load; readonly nginx: Load }[] = [];
    for (let round = 0; round < rounds; round++) {
      loads.push({
        ours: await runWrk(wrk, ours, address),
        nginx: await runWrk(wrk, nginx, address),
      });
    }
    console.log(row(address.slice(0, 32), []));
    printMedians(loads);
  }
  await ours.stop();
  await nginx.stop();
}

/** What is measured, and how it is printed. */
const figures = [
  { title: '  requests a second', of: (load: Load) => load.requestsPerSecond, unit: '' },
  { title: '  … of processor time', of: (load: Load) => load.requestsPerProcessorSecond, unit: '' },
  { title: '  99 of 100 within', of: (load: Load) => load.p99Ms, unit: ' ms' },
] as const;

function printMedians(loads: readonly { readonly ours: Load; readonly nginx: Load }[]): void {
  for (const { title, of, unit } of figures) {
    const ours = median(loads.map((load) => of(load.ours)));
    const theirs = median(loads.map((load) => of(load.nginx)));
    const shown = [ours, theirs].map((value) => `${value.toFixed(unit ? 1 : 0)}${unit}`);
    console.log(row(title, [...shown, (ours / theirs).toFixed(2)]));
  }
}

async function startOurs(): Promise<RunningServer> {
  const port = await freePort();
  const where = ['--port', String(port), '--host', '127.0.0.1'];
  return startProgram({
    program: process.execPath,
    arguments: ['--import', 'tsx', 'server/main.ts', ...where],
    port,
  });
}

function scriptOfBuild(): string {
  const name = readdirSync('build/assets/js').find((file) => /^main\..*\.js$/.test(file));
  return `/assets/js/${name ?? ''}`;
}
