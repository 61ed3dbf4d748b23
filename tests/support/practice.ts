import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { modelDataFolder, publicFolder } from '../../plugins/docusaurus/models/folders';
import { reviewedNearMisses } from '../../plugins/docusaurus/models/nearMisses';
import { checkParameterValues } from '../../src/components/practice/checkParameterValues';
import { loadKernelInNode, runModel, type Kernel, type StoredModel } from '../../src/modeling/node';
import { readGlb } from '../../src/viewer/glb/readGlb';
import { compareWithGoal, runCode, stlOf } from './compareAsPage';
import { isFullRun } from './fullRun';
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
export function loadKernelBeforeTests(): void {
  beforeAll(async () => {
    kernel = await loadKernelInNode();
  }, 60_000);
}

const feedbackFor = (task: string, model: string) => feedbackForCode(task, readCode(task, model));

/** Returns the feedback that a reader gets for `code` as an answer to a task. */
export async function feedbackForCode(task: string, code: string) {
  const file = `${modelDataFolder}/${task}/solution.json`;
  const solution = JSON.parse(readFileSync(file, 'utf8')) as StoredModel;
  const mesh = new Uint8Array(readFileSync(`${publicFolder}${solution.mesh?.src}`));
  const goal = {
    built: { parts: readGlb(mesh.buffer), volume: solution.facts.volume },
    toStl: async () => stlOf(await runCode(solution.code, kernel), kernel),
  };
  const misses = reviewedNearMisses(task);
  const own = await runCode(code, kernel);
  const { isRight, sentence } = await compareWithGoal(goal, own, { kernel, misses });
  if (!isRight) return { isRight, sentence };
  // Code that is right with its default values may be wrong with others.
  const wrong = await checkParameterValues(
    solution,
    async (params) => (await runCode(code, kernel, params)).result,
  );
  return wrong === '' ? { isRight, sentence } : { isRight: false, sentence: wrong };
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
  loadKernelBeforeTests();
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
      // The goal is built from the solution, so comparing them seldom fails.
      for (const model of [...(isFullRun ? ['solution'] : []), ...alternatives])
        expect([model, await feedbackFor(name, model)]).toEqual([
          model,
          { isRight: true, sentence: 'Correct.' },
        ]);
    });

    it('has near misses whose feedback is recorded (`npm run models:facts` records it)', () => {
      const misses = modelsOf(name, 'miss').map((model) => readCode(name, model));
      const recorded = reviewedNearMisses(name);
      expect(misses.length).toBeGreaterThan(0);
      expect(recorded).toHaveLength(misses.length);
      recorded.forEach(({ sentence }, index) => expect(misses[index]).toContain(sentence));
    });

    it.runIf(isFullRun)('gives each near miss its own feedback', async () => {
      for (const model of modelsOf(name, 'miss')) {
        const { isRight, sentence } = await feedbackFor(name, model);
        expect([model, isRight]).toEqual([model, false]);
        expect(readCode(name, model)).toContain(sentence);
      }
    });
  });
}
