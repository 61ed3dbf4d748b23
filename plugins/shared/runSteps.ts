/** One step of the build. */
export interface BuildStep {
  readonly title: string;
  /**
   * Runs the step. Calls `report` any number of times with the progress in a few words. Returns the outcome in a few
   * words.
   */
  readonly run: (report: (progress: string) => void) => Promise<string>;
}

/** Milliseconds between two lines of progress of a step. */
const progressIntervalMs = 10_000;

/**
 * Runs the stages one after the other, and the steps of a stage in parallel. Prints each outcome, and the progress of
 * long steps. Throws the error of a failed step, preceded by its title.
 */
export async function runSteps(stages: readonly (readonly BuildStep[])[]): Promise<void> {
  for (const stage of stages) await Promise.all(stage.map(runStep));
}

async function runStep({ title, run }: BuildStep): Promise<void> {
  const started = performance.now();
  let printed = started;
  const report = (progress: string): void => {
    if (performance.now() - printed < progressIntervalMs) return;
    printed = performance.now();
    console.log(`  … ${title} ${progress}`);
  };
  try {
    const outcome = await run(report);
    const seconds = (performance.now() - started) / 1000;
    console.log(`${title.padEnd(14)}${seconds.toFixed(1).padStart(6)} s  ${outcome}`);
  } catch (error) {
    throw new Error(`${title}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
