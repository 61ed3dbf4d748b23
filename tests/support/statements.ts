import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getOC, type AnyShape } from 'replicad';
import { beforeAll, expect, it } from 'vitest';
import { loadKernelInNode, runModel } from '../../src/modeling/node';

const statementsFolder = path.resolve('tests/content/statements');

/**
 * Returns a function that tests a statement of the page with the name of the test file:
 * `statements/tutorial-overview/finders.test.ts` tests `docs/tutorial-overview/finders.mdx`. A statement is quoted
 * without its markup; `prove` checks it against the library. Errors: the test fails if the words are not on the page,
 * so that text and proof change together.
 */
export function statementsOf(
  testAddress: string,
): (words: string, prove: () => void | Promise<void>) => void {
  const page = pageOf(fileURLToPath(testAddress));
  beforeAll(loadKernelInNode);
  return (words, prove) => {
    it(words, async () => {
      expect(isSaid(readFileSync(page, 'utf8'), words), `${page} says "${words}"`).toBe(true);
      await prove();
    });
  };
}

function pageOf(testFile: string): string {
  const name = path.relative(statementsFolder, testFile).replace(/\.test\.ts$/, '');
  const page = [`docs/${name}.mdx`, `docs/${name}.md`].find((file) => existsSync(file));
  if (page === undefined) throw new Error(`There is no page "docs/${name}".`);
  return page;
}

/** Returns true if a page contains these words, whatever their markup. */
export function isSaid(markdown: string, words: string): boolean {
  return plainText(markdown).includes(words);
}

/** Returns the text without the markup of links, emphasis, code and search; every run of white space is one space. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)\s]*\)/g, '$1')
    .replace(/<\/?(?:span|div)\b[^>]*>/g, '')
    .replace(/\*\*|`|(?<!\w)_|_(?!\w)|\\(?=[<>{}[\]|])/g, '')
    .replace(/\s+/g, ' ');
}

/** Returns true if the kernel finds no fault in a shape. A broken solid does not pass, whatever its volume. */
export function isValid(shape: AnyShape): boolean {
  const { BRepCheck_Analyzer: Analyzer } = getOC();
  return new Analyzer(shape.wrapped, true, false).IsValid_2();
}

type Outcome = Awaited<ReturnType<typeof runModel>>;
export type RunResult = Extract<Outcome, { result: unknown }>['result'];

/**
 * Runs the model `name` of the site as a reader who changed it would: with other parameters, or with `edits` of its
 * code, which replace one text with another. Errors: throws if the run fails or if a text is not in the code.
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

/** Rounds to an integer; returns 0 instead of −0, so that zeros are equal. */
export const toWhole = (value: number): number => Math.round(value) + 0;
