import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { RunningServer } from './program';

export interface Load {
  readonly requestsPerSecond: number;
  /** Of the server's own processor time: what else the machine does changes it little. Not a number without /proc. */
  readonly requestsPerProcessorSecond: number;
  readonly p99Ms: number;
}

const seconds = 3;

/** Asks a server for one address over 32 connections, as fast as it answers. Errors: answers that are none. */
export async function runWrk(
  program: string,
  { url, pid }: RunningServer,
  address: string,
): Promise<Load> {
  const options = ['-t1', '-c32', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip'];
  const before = processorSeconds(pid);
  const { stdout } = await promisify(execFile)(program, [...options, url + address]);
  const used = processorSeconds(pid) - before;
  const failed = /Non-2xx.*|Socket errors.*/.exec(stdout)?.[0];
  if (failed !== undefined) throw new Error(`${url}${address}: ${failed}`);
  const [, requests = ''] = /(\d+) requests in/.exec(stdout) ?? [];
  const [, rate = ''] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const [, slowest = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return {
    requestsPerSecond: Number(rate),
    requestsPerProcessorSecond: Number(requests) / used,
    p99Ms: Number(slowest) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
  };
}

/** A hundred to the second on every Linux of today. */
const ticksPerSecond = 100;

function processorSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // Behind the name in brackets, which may hold spaces: state, parent, … user ticks, system ticks.
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
