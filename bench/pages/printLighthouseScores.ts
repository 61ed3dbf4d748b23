import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median, formatRow } from '../shared/figures';
import { findChromium } from '../../setup/chromium.mjs';
import type { ComparedSites } from './baselineSite';

/** A page of each kind, and the longest page. The VitePress site contains only pages with text. */
const pages = [
  { address: '/', isTheirs: false },
  { address: '/docs/intro', isTheirs: true },
  { address: '/docs/tutorial-overview/drawing', isTheirs: true },
  { address: '/docs/api/classes/Drawing', isTheirs: true },
  { address: '/docs/api/functions/draw', isTheirs: true },
  { address: '/docs/examples/gallery', isTheirs: true },
  { address: '/docs/cheat-sheet', isTheirs: true },
  { address: '/docs/troubleshooting', isTheirs: true },
  { address: '/search', isTheirs: false },
  { address: '/playground', isTheirs: false },
] as const;

/** Visits per page and site. The table shows their median. */
const visitsOfLighthouse = 5;

/** Prints the Lighthouse scores of ten pages, compared with VitePress. */
export async function printLighthouseScores({
  baselines,
  ours,
  theirs,
}: ComparedSites): Promise<void> {
  const figures = ['score', 'of work', 'first paint', 'largest', 'blocked', 'shift'];
  console.log(formatRow('Lighthouse, mobile', [...figures, 'VitePress', 'of work']));
  for (const { address, isTheirs } of pages) {
    const visits: LighthouseVisit[] = [];
    const theirVisits: LighthouseVisit[] = [];
    for (let visit = 0; visit < visitsOfLighthouse; visit++) {
      visits.push(await visitWithLighthouse(baselines, ours + address));
      if (isTheirs) theirVisits.push(await visitWithLighthouse(baselines, theirs + address));
    }
    const { score, scoreWithoutContention } = medianVisit(theirVisits);
    const their = isTheirs ? [score, scoreWithoutContention].map(String) : [];
    console.log(formatRow(`  ${address}`, [...cells(medianVisit(visits)), ...their]));
  }
}

function cells(visit: LighthouseVisit): string[] {
  const { score, scoreWithoutContention, firstPaint, largestPaint, blocked, shift } = visit;
  const times = [firstPaint, largestPaint, blocked].map((ms) => `${ms.toFixed(0)} ms`);
  return [String(score), String(scoreWithoutContention), ...times, shift.toFixed(3)];
}

/** Lighthouse's results for a page on its slow phone. Times in milliseconds. */
interface LighthouseVisit {
  /** Lighthouse's performance score, 0 to 100. */
  readonly score: number;
  /** The score that the page would have if no task had waited for a processor (`withoutCpuContention`). */
  readonly scoreWithoutContention: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  /** Cumulative layout shift: 0 if nothing moves. */
  readonly shift: number;
}

interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
}

/**
 * Visits `url` once in a new browser, with the Lighthouse in `baselines`. Tries three times, because Lighthouse
 * sometimes loses its recording on a busy machine.
 */
async function visitWithLighthouse(
  baselines: string,
  url: string,
  tries = 3,
): Promise<LighthouseVisit> {
  try {
    return await visit(baselines, url);
  } catch (error) {
    if (tries > 1) return visitWithLighthouse(baselines, url, tries - 1);
    // The message contains only the error output, because standard output is the whole report of 200 KB.
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
    writeFileSync(trace, JSON.stringify({ traceEvents: withoutCpuContention(traceEvents) }));
    const { score } = read(await run(baselines, url, `-A=${recording}`), url);
    return { ...read(report, url), scoreWithoutContention: score };
  } finally {
    rmSync(recording, { recursive: true });
  }
}

/** Runs Lighthouse. `mode` says whether to record and audit a visit, or to audit an existing recording. */
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
): Omit<LighthouseVisit, 'scoreWithoutContention'> {
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

/** Returns the median of each figure. The medians may be from different visits. */
function medianVisit(visits: readonly LighthouseVisit[]): LighthouseVisit {
  const middle = (figure: keyof LighthouseVisit) => median(visits.map((visit) => visit[figure]));
  return {
    score: middle('score'),
    scoreWithoutContention: middle('scoreWithoutContention'),
    firstPaint: middle('firstPaint'),
    largestPaint: middle('largestPaint'),
    blocked: middle('blocked'),
    shift: middle('shift'),
  };
}

/** An event in a trace of Chromium. Times in microseconds. */
interface TraceEvent {
  readonly pid: number;
  readonly tid: number;
  /** The type of the event: "X" if it has a duration. */
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time used within `dur`, in microseconds. */
  readonly tdur?: number;
}

/** A task of a thread. `share` is the fraction of its duration during which it had a processor, 0 to 1. */
interface Task {
  readonly start: number;
  readonly end: number;
  readonly share: number;
}

/**
 * Returns `events` as if no task had waited for a processor. A task keeps its start, but lasts only for its processor
 * time, and events within it are scaled accordingly. On a busy machine, tasks last two to four times as long as their
 * processor time.
 */
function withoutCpuContention<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  const threads = new Map<string, TraceEvent[]>();
  for (const event of events) {
    const own = threads.get(threadOf(event)) ?? [];
    threads.set(threadOf(event), own);
    own.push(event);
  }
  const tasks = new Map([...threads].map(([thread, own]) => [thread, tasksOf(own)]));
  return events.map((event) => {
    const task = taskAt(tasks.get(threadOf(event)) ?? [], event.ts);
    if (!task) return event;
    const ts = Math.round(task.start + (event.ts - task.start) * task.share);
    if (event.dur === undefined) return { ...event, ts };
    const dur = Math.floor(Math.min(event.dur, task.end - event.ts) * task.share);
    return { ...event, ts, dur: Math.max(1, dur) };
  });
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}

/** Returns the outermost events with a duration, sorted by start. */
function tasksOf(events: readonly TraceEvent[]): readonly Task[] {
  const tasks: Task[] = [];
  const lasting = events.filter(({ ph, dur }) => ph === 'X' && dur);
  for (const { ts, dur = 0, tdur = dur } of lasting.sort(byStart))
    if (ts >= (tasks.at(-1)?.end ?? 0))
      tasks.push({ start: ts, end: ts + dur, share: Math.min(1, tdur / dur) });
  return tasks;
}

/** Compares events by start. If they start together, the longer event is first. */
function byStart(a: TraceEvent, b: TraceEvent): number {
  return a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0);
}

/** Returns the task that contains `ts`. `tasks` are sorted. */
function taskAt(tasks: readonly Task[], ts: number): Task | undefined {
  let [from, to] = [0, tasks.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((tasks[middle]?.end ?? 0) <= ts) from = middle + 1;
    else to = middle;
  }
  const task = tasks[from];
  return task && task.start <= ts ? task : undefined;
}
