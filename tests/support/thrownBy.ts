import * as replicad from 'replicad';
import { KernelFailure } from '../../src/modeling/node';

const names = Object.keys(replicad).filter(
  (name) => /^[A-Za-z]\w*$/.test(name) && name !== 'default',
);
const AsyncFunction = (async () => Promise.resolve()).constructor as FunctionConstructor;

/**
 * Runs code of the API reference with the real library, every export in reach, and returns the message of what its last
 * line throws: "a number" for a failure of the kernel, "nothing" when the code ends well. Errors: those of the lines
 * before the last.
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

/** The message of an error, or what was thrown in place of one. */
export function thrownMessage(error: unknown): string {
  // The site's kernel makes errors of the numbers that a program of one's own gets.
  if (error instanceof KernelFailure) return 'a number';
  return error instanceof Error ? error.message.trimEnd() : `a ${typeof error}`;
}
