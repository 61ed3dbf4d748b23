import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatDuration, ProgressLine } from './ProgressLine';
import type { Step } from './Step';
import { StepClock } from './StepClock';

const timesFile = 'node_modules/.cache/build-times.json';

/** How often the line of progress counts down. */
const tickMs = 500;

/**
 * Runs the steps of each stage side by side, one stage after the other, and says what is being done, how far it is and
 * how long it still takes.
 * Errors: those of the step that failed, with its title before.
 */
export async function runSteps(
  stages: readonly (readonly Step[])[],
  line = new ProgressLine(),
): Promise<void> {
  const times = readTimes();
  const clock = new StepClock(stages, times);
  const show = () => line.show(describe(clock));
  const tick = setInterval(show, tickMs);
  try {
    for (const stage of stages) {
      await Promise.all(
        stage.map(async (step) => (times[step.title] = await runStep(step, clock, line))),
      );
    }
    writeTimes(times);
  } finally {
    clearInterval(tick);
    line.clear();
  }
}

/** Returns the seconds it took. */
async function runStep(step: Step, clock: StepClock, line: ProgressLine): Promise<number> {
  clock.started(step, seconds());
  try {
    const outcome = await step.run((progress) => clock.moved(step, progress));
    const taken = clock.ended(step, seconds());
    line.keep(`${step.title.padEnd(14)}${taken.toFixed(1).padStart(6)} s  ${outcome}`);
    return taken;
  } catch (error) {
    throw new Error(`${step.title}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function describe(clock: StepClock): string {
  const running = clock.running();
  const names = running.map(([{ title }, progress]) =>
    progress ? `${title} ${progress.detail}` : title,
  );
  const left = clock.left(seconds());
  return `${names.join(', ')} · about ${formatDuration(left)} left`;
}

const seconds = (): number => performance.now() / 1000;

function readTimes(): Record<string, number> {
  if (!existsSync(timesFile)) return {};
  return JSON.parse(readFileSync(timesFile, 'utf8')) as Record<string, number>;
}

function writeTimes(times: Readonly<Record<string, number>>): void {
  mkdirSync(path.dirname(timesFile), { recursive: true });
  writeFileSync(timesFile, JSON.stringify(times));
}
