/** Where progress is written: a terminal, a file, a pipe. */
export interface TextOutput {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** How often progress is written where lines cannot be rewritten: a log of minutes keeps to a page. */
const plainIntervalMs = 10_000;

/** Returns to the start of the line and clears it: ECMA-48, "erase in line". */
const clear = '\r\u001B[2K';

/** One line that says what is being done: rewritten in place on a terminal, a plain line now and then elsewhere. */
export class ProgressLine {
  readonly #output: TextOutput;
  readonly #now: () => number;
  #isShown = false;
  #writtenAt: number;

  constructor(output: TextOutput = process.stdout, now: () => number = Date.now) {
    this.#output = output;
    this.#now = now;
    this.#writtenAt = now();
  }

  show(text: string): void {
    if (this.#output.isTTY) {
      this.#output.write(clear + text.slice(0, (this.#output.columns ?? 80) - 1));
      this.#isShown = true;
      return;
    }
    if (this.#now() - this.#writtenAt < plainIntervalMs) return;
    this.#writtenAt = this.#now();
    this.#output.write(`  … ${text}\n`);
  }

  /** Writes a line that stays. */
  keep(text: string): void {
    this.clear();
    this.#output.write(`${text}\n`);
  }

  clear(): void {
    if (this.#isShown) this.#output.write(clear);
    this.#isShown = false;
  }
}

/** "40 s", "2 min 10 s": to five seconds, as an estimate is no better. */
export function formatDuration(seconds: number): string {
  const rounded = Math.max(5, Math.round(seconds / 5) * 5);
  const minutes = Math.floor(rounded / 60);
  const rest = rounded % 60;
  return [minutes > 0 ? `${minutes} min` : '', rest > 0 ? `${rest} s` : '']
    .filter(Boolean)
    .join(' ');
}
