import { exampleProgram } from '../../plugins/docusaurus/api-reference/releases/exampleProgram';
import type { ModelFile } from '../../plugins/docusaurus/models/modelFiles';
import type { ReleaseOutcome } from '../../src/modeling/node';
import type { Fence } from './guides';

/** A code block whose last lines state its output with both versions of the library. */
export interface StatedOutputs {
  readonly program: ModelFile;
  readonly described: string;
  readonly later: string;
}

const statedOutputs = /^\/\/ 0\.20: (.*)\n\/\/ 1\.x: {2}(.*)\n$/m;

/**
 * Returns the program of a block and the outputs that it states. Throws with the line number if the block
 * states none.
 */
export function programOfFence({ code, line }: Fence): StatedOutputs {
  const [, described, later] = statedOutputs.exec(code) ?? [];
  if (described === undefined || later === undefined) {
    throw new Error(`The block at line ${line} does not end with its output with both versions.`);
  }
  const name = `line ${line}`;
  return { program: { name, file: name, code: exampleProgram(code) }, described, later };
}

/** Returns the outcome of a program as blocks state it. */
export function outcomeLine({ thrown, output }: ReleaseOutcome): string {
  if (thrown === null) return output.join(', ');
  return thrown.startsWith('it runs for more than') ? 'does not end' : `throws ${thrown}`;
}
