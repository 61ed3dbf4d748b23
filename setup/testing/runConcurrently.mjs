import { availableParallelism } from 'node:os';

/**
 * Runs `steps` in their order, as many beside each other as there are cores; a step that uses all cores runs alone.
 * Returns what `perform` made of each, in the order of the steps.
 * @template {{ name: string, usesAllCores?: boolean }} Step
 * @template Outcome
 * @param {readonly Step[]} steps
 * @param {(step: Step) => Promise<Outcome>} perform
 * @param {number} [lanes]
 * @returns {Promise<readonly Outcome[]>}
 */
export async function runConcurrently(steps, perform, lanes = availableParallelism()) {
  /** @type {Set<Promise<unknown>>} */
  const running = new Set();
  /** @type {Promise<Outcome>[]} */
  const outcomes = [];
  for (const step of steps) {
    const room = step.usesAllCores ? 1 : lanes;
    while (running.size >= room) await Promise.race(running);
    const outcome = perform(step);
    outcomes.push(outcome);
    const done = outcome.finally(() => running.delete(done));
    running.add(done);
    if (step.usesAllCores) await done;
  }
  return Promise.all(outcomes);
}
