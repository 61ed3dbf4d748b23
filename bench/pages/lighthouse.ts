import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median } from '../shared/figures';
import { findChromium } from '../../setup/chromium.mjs';
import { withoutWaiting, type TraceEvent } from './processorTime';

/** What Lighthouse says about a page on its slow telephone. Times in milliseconds. */
export interface LighthouseVisit {
  /** 0 to 100. */
  readonly score: number;
  /** The same of the processor's work alone, without the time that tasks waited for it (`processorTime.ts`). */
  readonly scoreOfWork: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  /** How far things jump: 0 is nothing. */
  readonly shift: number;
}

interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
}

/**
 * Visits `url` once with the Lighthouse that is installed in `baselines`, each time with a browser of its own.
 * On a busy machine Lighthouse now and then loses its own recording: it gets three tries.
 */
export async function visitWithLighthouse(
  baselines: string,
  url: string,
  tries = 3,
): Promise<LighthouseVisit> {
  try {
    return await visit(baselines, url);
  } catch (error) {
    if (tries > 1) return visitWithLighthouse(baselines, url, tries - 1);
    // The report of a failed visit is on standard output, and part of the error: 200 KB.
    const { stderr } = error as { stderr?: string };
    throw stderr === undefined ? error : new Error(`Lighthouse could not visit ${url}: ${stderr}`);
  }
}

async function visit(baselines: string, url: string): Promise<LighthouseVisit> {
  const recording = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  try {
    const report = await run(baselines, url, `-GA=${recording}`);
    const trace = join(recording, 'defaultPass.trace.json');
    const { traceEvents } = JSON.parse(readFileSync(trace, 'utf8')) as {
      traceEvents: TraceEvent[];
    };
    writeFileSync(trace, JSON.stringify({ traceEvents: withoutWaiting(traceEvents) }));
    const { score } = read(await run(baselines, url, `-A=${recording}`), url);
    return { ...read(report, url), scoreOfWork: score };
  } finally {
    rmSync(recording, { recursive: true });
  }
}

/** `mode`: gathers a recording and audits it, or audits one that is there. */
async function run(baselines: string, url: string, mode: string): Promise<Report> {
  const chromium = findChromium();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(baselines, 'node_modules/lighthouse/cli/index.js'),
      url,
      mode,
      ...['--quiet', '--output=json', '--only-categories=performance'],
      ...['--no-enable-error-reporting', '--disable-full-page-screenshot'],
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
    ],
    {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, ...(chromium === null ? {} : { CHROME_PATH: chromium }) },
    },
  );
  return JSON.parse(stdout) as Report;
}

function read(
  { runtimeError, categories, audits }: Report,
  url: string,
): Omit<LighthouseVisit, 'scoreOfWork'> {
  const { score } = categories.performance;
  if (score === null)
    throw new Error(`No score of ${url}: ${runtimeError?.message ?? 'no reason'}`);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: Math.round(score * 100),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

/** The visit in the middle, each figure by itself. */
export function medianVisit(visits: readonly LighthouseVisit[]): LighthouseVisit {
  const middle = (figure: keyof LighthouseVisit) => median(visits.map((visit) => visit[figure]));
  return {
    score: middle('score'),
    scoreOfWork: middle('scoreOfWork'),
    firstPaint: middle('firstPaint'),
    largestPaint: middle('largestPaint'),
    blocked: middle('blocked'),
    shift: middle('shift'),
  };
}
