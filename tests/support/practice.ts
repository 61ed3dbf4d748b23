import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { NearMiss } from '../../src/comparing/compare/report';
import { measurementsOf } from '../../src/comparing/node';
import { checkParameterValues, solidsOf } from '../../src/components/practice/checkParameterValues';
import {
  loadKernelInNode,
  runModel,
  type Kernel,
  type Params,
  type Variant,
} from '../../src/modeling/node';
import { compareRuns, runCode, type Ran } from './compareAsPage';
import { guidePages } from './guides';

/** The exercises on all pages, with the number of their hints. */
export const exercises = guidePages.flatMap(({ text }) =>
  Array.from(
    text.matchAll(/<Exercise name="([^"]+)"[^>]*>(.*?)<\/Exercise>/gs),
    ([, name, hints]) => ({
      name: name ?? '',
      hints: hints?.match(/<Hint>/g)?.length ?? 0,
    }),
  ),
);

/** Returns the code of one of a task's models. */
export function readCode(task: string, model: string): string {
  return readFileSync(`models/${task}/${model}.js`, 'utf8');
}

/** Returns the names of the near misses or the alternative solutions of a task. */
function modelsOf(task: string, kind: 'miss' | 'also'): readonly string[] {
  return readdirSync(`models/${task}`)
    .filter((file) => file.startsWith(kind))
    .map((file) => file.replace(/\.js$/, ''));
}

let kernel: Kernel;

/** Loads the kernel before the tests of a file that checks models of exercises. */
export function useKernel(): void {
  beforeAll(async () => {
    kernel = await loadKernelInNode();
  }, 60_000);
}

const runs = new Map<string, Promise<Ran>>();

/** Returns the result of one of a task's models, which runs only once, because some models take seconds. */
function runOf(task: string, model: string): Promise<Ran> {
  const name = `${task}/${model}`;
  const run = runs.get(name) ?? runCode(readCode(task, model), kernel);
  runs.set(name, run);
  return run;
}

async function missOf(task: string, model: string): Promise<NearMiss> {
  const { result } = await runOf(task, model);
  const { volume = 0, area = 0, box } = result.facts;
  return { sentence: result.about?.description ?? '', volume, area, box };
}

const feedbackFor = async (task: string, model: string) =>
  feedbackForRun(task, readCode(task, model), await runOf(task, model));

/** Returns the feedback that a reader gets for `code` as an answer to a task. */
export async function feedbackForCode(task: string, code: string) {
  return feedbackForRun(task, code, await runCode(code, kernel));
}

async function feedbackForRun(task: string, code: string, outcome: Ran) {
  const misses = await Promise.all(modelsOf(task, 'miss').map((miss) => missOf(task, miss)));
  const goal = await runOf(task, 'solution');
  const { isRight, sentence } = await compareRuns(goal, outcome, { kernel, misses });
  const wrong = isRight ? await feedbackAtOtherValues(task, code) : null;
  return wrong === null ? { isRight, sentence } : { isRight: false, sentence: wrong };
}

/**
 * Returns the feedback for a model that is right only with its default values; null if it is right with all values.
 */
async function feedbackAtOtherValues(task: string, code: string) {
  const { about, defaultParams } = (await runOf(task, 'solution')).result;
  const variants: Variant[] = [];
  for (const params of about?.exercise?.values ?? []) {
    const { result } = await runCode(readCode(task, 'solution'), kernel, params);
    const numbers = measurementsOf(solidsOf(result));
    if (numbers) variants.push({ params, numbers });
  }
  const goal = { about: { title: '', description: '', ...about }, defaultParams, variants };
  const run = async (params: Params) => (await runCode(code, kernel, params)).result;
  return checkParameterValues(goal, run);
}

/** If the starting model of a task fails, returns its error and the error that it declares; otherwise null. */
async function failureOf(task: string) {
  const input = { code: readCode(task, 'start'), name: 'Model', params: null };
  const outcome = await runModel(input, kernel);
  if (!('error' in outcome)) return null;
  return { sentence: outcome.error.sentence, declared: outcome.about?.fails ?? 'no error' };
}

/** Tests the start, the solutions and the near misses of some exercises. */
export function testExercises(tested: typeof exercises): void {
  useKernel();
  describe.each(tested)('$name', ({ name }) => {
    it('starts with a model that gets useful feedback', async () => {
      const failed = await failureOf(name);
      if (failed) {
        expect(failed.sentence).toContain(failed.declared);
        return;
      }
      const { isRight, sentence } = await feedbackFor(name, 'start');
      expect(isRight).toBe(false);
      expect(sentence).toMatch(/\d|Change|Draw|Make|missing/);
    });

    it('accepts its solution and alternative solutions', async () => {
      const alternatives = modelsOf(name, 'also');
      expect(alternatives.length).toBeGreaterThan(0);
      for (const model of ['solution', ...alternatives])
        expect([model, await feedbackFor(name, model)]).toEqual([
          model,
          { isRight: true, sentence: 'Correct.' },
        ]);
    });

    it('gives each near miss its own feedback', async () => {
      const misses = modelsOf(name, 'miss');
      expect(misses.length).toBeGreaterThan(0);
      for (const model of misses) {
        const { sentence } = await missOf(name, model);
        expect([model, await feedbackFor(name, model)]).toEqual([
          model,
          { isRight: false, sentence },
        ]);
      }
    });
  });
}
