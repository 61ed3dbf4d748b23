import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getOC, type AnyShape } from 'replicad';
import { beforeAll, expect, it } from 'vitest';
import { loadKernelInNode, runModel } from '../../src/modeling/node';
import { isFullRun } from './fullRun';

const statementsFolder = path.resolve('tests/content/statements');

/**
 * Returns a function that defines a test for a statement on a page. The path of the test file determines the page:
 * `statements/tutorial-overview/finders.test.ts` tests `docs/tutorial-overview/finders.mdx`. Statements are quoted
 * without markup, and `prove` checks them against the library. The test fails if the page does not contain the
 * statement: text and proof change together.
 */
export function statementsOf(
  testAddress: string,
): (words: string, prove: () => void | Promise<void>) => void {
  const page = findPage(fileURLToPath(testAddress));
  beforeAll(loadKernelInNode);
  return (words, prove) => {
    it(words, async () => {
      expect(containsStatement(readFileSync(page, 'utf8'), words), `${page} says "${words}"`).toBe(
        true,
      );
      await prove();
    });
  };
}

/** Marks a proof that takes seconds. Outside full runs, the test only checks that the page contains the words. */
export function slowProof(prove: () => void | Promise<void>): () => void | Promise<void> {
  return isFullRun ? prove : () => undefined;
}

function findPage(testFile: string): string {
  const name = path.relative(statementsFolder, testFile).replace(/\.test\.ts$/, '');
  const page = [`docs/${name}.mdx`, `docs/${name}.md`].find((file) => existsSync(file));
  if (page === undefined) throw new Error(`There is no page "docs/${name}".`);
  return page;
}

/** Returns true if a page contains these words, ignoring markup. */
export function containsStatement(markdown: string, words: string): boolean {
  return plainText(markdown).includes(words);
}

/** Returns `markdown` without the markup of links, emphasis, code and search, and with single spaces. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)\s]*\)/g, '$1')
    .replace(/<\/?(?:span|div)\b[^>]*>/g, '')
    .replace(/\*\*|`|(?<!\w)_|_(?!\w)|\\(?=[<>{}[\]|])/g, '')
    .replace(/\s+/g, ' ');
}

/** Returns true if the kernel finds a shape valid. A broken solid is invalid, even if its volume is right. */
export function isValid(shape: AnyShape): boolean {
  const { BRepCheck_Analyzer: Analyzer } = getOC();
  return new Analyzer(shape.wrapped, true, false).IsValid_2();
}

type Outcome = Awaited<ReturnType<typeof runModel>>;
export type RunResult = Extract<Outcome, { result: unknown }>['result'];

/**
 * Runs the model `name` as if a reader had changed it: with other parameters, or with `edits` of its code, which map
 * strings to their replacements. Throws if the run fails, or if the code does not contain one of the strings.
 */
export async function runChanged(
  name: string,
  params: Readonly<Record<string, number | string | boolean>> | null,
  ...edits: readonly (readonly [from: string, to: string])[]
): Promise<RunResult> {
  let code = readFileSync(`models/${name}.js`, 'utf8');
  for (const [from, to] of edits) {
    if (!code.includes(from)) throw new Error(`"${from}" is not in the code of ${name}.`);
    code = code.replace(from, to);
  }
  const outcome = await runModel(
    { code, name, params, checkValidity: true },
    await loadKernelInNode(),
  );
  if ('error' in outcome) throw new Error(outcome.error.sentence);
  return outcome.result;
}

/** Rounds to an integer, with 0 instead of −0, so that all zeros are equal. */
export const toWhole = (value: number): number => Math.round(value) + 0;
