import * as replicad from 'replicad';
import { KernelFailure } from '../../src/modeling/node';

const names = Object.keys(replicad).filter(
  (name) => /^[A-Za-z]\w*$/.test(name) && name !== 'default',
);
const AsyncFunction = (async () => Promise.resolve()).constructor as FunctionConstructor;

/**
 * Runs code of the API reference with all exports of the real library as variables. Returns the message of the error
 * that its last line throws, "a number" if the kernel failed, or "nothing" if it does not throw. If an earlier line
 * throws, rejects with that error.
 */
export async function thrownBy(code: string): Promise<string> {
  const statements = code.trim().split(/(?<=;)\n/);
  const last = statements.pop() ?? '';
  const run = new AsyncFunction(
    ...names,
    `${statements.join('\n')}\nreturn async () => { ${last} };`,
  ) as (...values: readonly unknown[]) => Promise<() => Promise<void>>;
  const throwing = await run(...names.map((name) => replicad[name as keyof typeof replicad]));
  try {
    await throwing();
    return 'nothing';
  } catch (error) {
    return thrownMessage(error);
  }
}

/** Returns the message of an error, or a description of another thrown value. */
export function thrownMessage(error: unknown): string {
  // The site's kernel wraps thrown numbers in errors. A reader's own program receives the numbers.
  if (error instanceof KernelFailure) return 'a number';
  return error instanceof Error ? error.message.trimEnd() : `a ${typeof error}`;
}
