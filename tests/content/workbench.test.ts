import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { modelDataFolder } from '../../plugins/docusaurus/models/folders';
import { modelFiles } from '../../plugins/docusaurus/models/modelFiles';
import { workbenchUrl, type StoredModel } from '../../src/modeling/node';
import { isFullRun } from '../support/fullRun';
import { readWorkbenchUrl } from '../support/workbench';

const models = modelFiles().map(
  ({ name }) =>
    JSON.parse(readFileSync(path.join(modelDataFolder, `${name}.json`), 'utf8')) as StoredModel,
);

/** Only every ninth model is run, because running all of them would take minutes. */
const sampleInterval = 9;

/** Returns true for models that the newer version of the library cannot run, as the page on files says. */
const readsStl = ({ code }: StoredModel): boolean => code.includes('importSTL(');

/** Excludes models that fail on purpose, and models with text, because only the workbench loads their font. */
const runnable = models.filter(
  (model) =>
    model.facts.kind === 'solid' &&
    model.facts.volume !== undefined &&
    !model.failure &&
    !readsStl(model) &&
    !/text\(|Text\(/i.test(model.code),
);

interface Outcome {
  readonly name: string;
  readonly volume: number | null;
  readonly error: string | null;
}

/** Runs models with the current major version of the library, in a separate process. */
async function runInNewWorkbench(
  codes: Readonly<Record<string, string>>,
): Promise<readonly Outcome[]> {
  const child = spawn(process.execPath, ['tests/support/newWorkbench.mjs'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(codes));
  let printed = '';
  for await (const chunk of child.stdout) printed += String(chunk);
  return printed
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Outcome);
}

describe('the workbench links of the models', () => {
  // Requirement 10.8.
  it('contain one classic script with a main function', () => {
    const wrong = models.flatMap(({ name, code: shown }) => {
      const code = readWorkbenchUrl(workbenchUrl(shown));
      try {
        // eslint-disable-next-line @typescript-eslint/no-implied-eval -- read as a script, not run
        new Function('replicad', `${code}\nreturn main;`);
      } catch (error) {
        return [`${name}: ${String(error)}`];
      }
      return /^(import|export)\b/m.test(code) || !/\bmain\b/.test(code) ? [name] : [];
    });
    expect(wrong).toEqual([]);
  });

  // Requirement 10.8.
  it.runIf(isFullRun)(
    'build the same solids with the current major version of the library',
    async () => {
      const sample = runnable.filter((_, index) => index % sampleInterval === 0);
      expect(sample.length).toBeGreaterThan(15);
      const outcomes = await runInNewWorkbench(
        Object.fromEntries(
          sample.map(({ name, code }) => [name, readWorkbenchUrl(workbenchUrl(code))]),
        ),
      );
      expect(outcomes.filter(({ error }) => error !== null)).toEqual([]);
      const ratios = sample.map(({ name, facts }) => {
        const volume = outcomes.find((outcome) => outcome.name === name)?.volume ?? 0;
        return { name, ratio: volume / (facts.volume ?? 0) };
      });
      expect(ratios.filter(({ ratio }) => Math.abs(ratio - 1) > 0.001)).toEqual([]);
    },
    180_000,
  );

  it('fail with the current major version of the library if they import STL files', async () => {
    const readers = models.filter((model) => readsStl(model) && !model.failure);
    expect(readers.length).toBeGreaterThan(0);
    const outcomes = await runInNewWorkbench(
      Object.fromEntries(
        readers.map(({ name, workbenchUrl }) => [name, readWorkbenchUrl(workbenchUrl)]),
      ),
    );
    expect(outcomes.filter(({ error }) => error === null)).toEqual([]);
  }, 60_000);
});
