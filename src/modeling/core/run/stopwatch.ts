import type { Stage } from '../runResult';

export interface Stopwatch {
  readonly timings: Readonly<Partial<Record<Stage, number>>>;
  start(stage: Stage): void;
  stop(): void;
}

/** Records the time that each stage takes. All platforms provide `performance`, but TypeScript's ES lib lacks it. */
export function stopwatch(onStage?: (stage: Stage) => void): Stopwatch {
  const { performance } = globalThis as unknown as { readonly performance: { now(): number } };
  const timings: Partial<Record<Stage, number>> = {};
  let running: { readonly stage: Stage; readonly since: number } | null = null;
  const stop = () => {
    if (running) timings[running.stage] = performance.now() - running.since;
    running = null;
  };
  return {
    timings,
    stop,
    start: (stage) => {
      stop();
      onStage?.(stage);
      running = { stage, since: performance.now() };
    },
  };
}
