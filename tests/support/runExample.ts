import * as replicad from 'replicad';
import { thrownMessage } from './thrownBy';

/**
 * Runs an example of the API reference with the real library. In a line `expression; // → value`, the expression must
 * have that value, to the digits shown. In a line `expression; // throws message`, it must throw an error with that
 * message. Otherwise, throws an error with the line and the actual result.
 */
export async function runExample(code: string): Promise<void> {
  const plain = code.replace(/^import (\{[^}]*\}) from "replicad";$/m, 'const $1 = replicad;');
  const body = plain.split('\n').map(instrumented).join('\n');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- our own examples, read from files
  const run = new Function(
    'replicad',
    'expectValue',
    'expectThrow',
    `return (async () => {\n${body}\n})();`,
  ) as (...values: readonly unknown[]) => Promise<void>;
  await run(replicad, expectValue, expectThrow);
}

function instrumented(line: string): string {
  const value = /^(.*?);\s*\/\/ → (.+)$/.exec(line);
  if (value) {
    const [, statement = '', expected = ''] = value;
    const declared = /^\s*const (\w+) = /.exec(statement)?.[1];
    const checked = declared ?? statement;
    const check = `expectValue(${checked}, ${JSON.stringify(expected)}, ${JSON.stringify(line)});`;
    return declared ? `${statement}; ${check}` : check;
  }
  const failure = /^(.*?);\s*\/\/ throws (.+)$/.exec(line);
  if (failure) {
    const [, statement = '', message = ''] = failure;
    return `expectThrow(() => ${statement}, ${JSON.stringify(message)}, ${JSON.stringify(line)});`;
  }
  return line;
}

function expectValue(actual: unknown, expected: string, line: string): void {
  const expectedValue: unknown = JSON.parse(expected);
  const decimals = [...expected.matchAll(/\.(\d+)/g)].map(([, digits]) => digits?.length ?? 0);
  const tolerance = 0.5 * 10 ** -Math.max(0, ...decimals) + 1e-9;
  if (isClose(actual, expectedValue, tolerance)) return;
  throw new Error(`${line}\ngave ${JSON.stringify(actual)}`);
}

function isClose(actual: unknown, expected: unknown, tolerance: number): boolean {
  if (typeof actual === 'number' && typeof expected === 'number') {
    return Math.abs(actual - expected) <= tolerance;
  }
  if (Array.isArray(actual) && Array.isArray(expected)) {
    return (
      actual.length === expected.length &&
      actual.every((value, index) => isClose(value, expected[index], tolerance))
    );
  }
  return actual === expected;
}

function expectThrow(run: () => unknown, message: string, line: string): void {
  try {
    run();
  } catch (error) {
    const found = thrownMessage(error);
    if (found === message) return;
    throw new Error(`${line}\nthrew ${found}`, { cause: error });
  }
  throw new Error(`${line}\ndid not throw`);
}
