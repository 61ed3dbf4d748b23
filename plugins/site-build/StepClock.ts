import type { Step, StepProgress } from './Step';

interface Timed {
  readonly expected: number;
  readonly since: number;
  seconds?: number;
  progress?: StepProgress;
}

/** How many times slower than last time a machine may be; a step that takes longer than that has more to do than then. */
const maxPace = 3;

/** A step says too little of what is left before it has done this much. */
const minShare = 0.05;

/** Knows how long steps take, and from those that ran how long the others will. Times in seconds. */
export class StepClock {
  readonly #stages: readonly (readonly Step[])[];
  readonly #expected: Readonly<Record<string, number>>;
  readonly #timed = new Map<Step, Timed>();

  /** `expected` says how long steps took last time, by title. */
  constructor(stages: readonly (readonly Step[])[], expected: Readonly<Record<string, number>>) {
    this.#stages = stages;
    this.#expected = expected;
  }

  started(step: Step, now: number): void {
    const expected = this.#expected[step.title] ?? step.usualSeconds;
    this.#timed.set(step, { expected, since: now });
  }

  moved(step: Step, progress: StepProgress): void {
    const timed = this.#timed.get(step);
    if (timed) timed.progress = progress;
  }

  ended(step: Step, now: number): number {
    const timed = this.#timed.get(step);
    if (!timed) return 0;
    timed.seconds = now - timed.since;
    return timed.seconds;
  }

  /** The steps under way, with what they reported last. */
  running(): readonly (readonly [Step, StepProgress | undefined])[] {
    return [...this.#timed]
      .filter(([, { seconds }]) => seconds === undefined)
      .map(([step, { progress }]) => [step, progress]);
  }

  /** Steps of a stage share the machine: the longest decides. */
  left(now: number): number {
    return this.#stages.reduce(
      (sum, stage) => sum + Math.max(0, ...stage.map((step) => this.#leftOf(step, now))),
      0,
    );
  }

  #leftOf(step: Step, now: number): number {
    const timed = this.#timed.get(step);
    const expected = (this.#expected[step.title] ?? step.usualSeconds) * this.#pace(now);
    if (!timed) return expected;
    return timed.seconds === undefined
      ? Math.max(0, total(timed, now, expected) - (now - timed.since))
      : 0;
  }

  /** How much longer this machine takes than was expected, as far as it has shown. */
  #pace(now: number): number {
    let [taken, expected] = [0, 0];
    for (const timed of this.#timed.values()) {
      const known = timed.seconds ?? (hasShown(timed) ? total(timed, now, 0) : 0);
      if (known === 0) continue;
      taken += known;
      expected += timed.expected;
    }
    return expected === 0 ? 1 : Math.min(maxPace, taken / expected);
  }
}

const hasShown = ({ progress }: Timed): boolean => (progress?.share ?? 0) >= minShare;

/** Seconds from the start to the end of a step under way. */
function total(timed: Timed, now: number, expected: number): number {
  const share = timed.progress?.share ?? 0;
  return hasShown(timed) ? (now - timed.since) / share : expected;
}
