import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getOC, type AnyShape } from 'replicad';
import { beforeAll, expect, it } from 'vitest';
import { loadKernelInNode, runModel } from '../../src/modeling/node';

const statementsFolder = path.resolve('tests/content/statements');

/**
 * Statements of the page that a test file is named after: `statements/tutorial-overview/finders.test.ts` is about
 * `docs/tutorial-overview/finders.mdx`. Each is quoted as it stands on the page, without its markup, and run against
 * the library. Errors: fails for words that are not on the page, so that text and proof change together.
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

/** Whether a page says these words, whatever their markup. */
export function isSaid(markdown: string, words: string): boolean {
  return plainText(markdown).includes(words);
}

/** Links as their words, without the marks of emphasis, code and search; every run of white space is one space. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)\s]*\)/g, '$1')
    .replace(/<\/?(?:span|div)\b[^>]*>/g, '')
    .replace(/\*\*|`|(?<!\w)_|_(?!\w)|\\(?=[<>{}[\]|])/g, '')
    .replace(/\s+/g, ' ');
}

/** Whether the kernel finds no fault in a shape: what a broken solid does not pass, whatever its volume. */
export function isValid(shape: AnyShape): boolean {
  const { BRepCheck_Analyzer: Analyzer } = getOC();
  return new Analyzer(shape.wrapped, true, false).IsValid_2();
}

type Outcome = Awaited<ReturnType<typeof runModel>>;
export type RunResult = Extract<Outcome, { result: unknown }>['result'];

/**
 * Runs the model `name` of the site as a reader who changed it would: with other parameters, or after `edits` of its
 * code, each from a text to another. Errors: throws what stopped the run, and where a text is not in the code.
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

/** To whole numbers; a zero has no sign, so that it equals another. */
export const toWhole = (value: number): number => Math.round(value) + 0;
