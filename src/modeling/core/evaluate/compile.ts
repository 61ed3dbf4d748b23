import { decode } from '@jridgewell/sourcemap-codec';
import { transform } from 'sucrase';
import { ModelFailure } from '../modelError';
import { readThrown } from './readThrown';

/** Runnable code that can map its positions back to the reader's code. */
export interface CompiledModel {
  readonly code: string;
  /** Maps a position of the runnable code to the reader's code. All numbers are 1-based. */
  readonly toSource: (line: number, column: number) => Position;
  /** Names that did not exist when the code read them. Filled while the code runs. */
  readonly missed: MissingNames;
}

/** Names that the code read from the library or the kernel although they do not exist. */
export interface MissingNames {
  readonly all: MissingName[];
  /** The name that the code read last; null if that name exists. */
  last: MissingName | null;
}

export interface MissingName {
  readonly owner: 'replicad' | 'kernel';
  readonly name: string;
}

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** File name of the reader's code in stack traces. `placeOf` searches stacks for it. */
export const modelFile = 'replicad-model.js';

/**
 * Returns `code` as a script: imports become `require`, exports become properties of `exports`, types are removed and
 * every line keeps its number. Throws a `ModelFailure` of kind "syntax" with the position at which the parser stopped.
 */
export function compile(code: string): CompiledModel {
  if (last?.code !== code) last = { code, compiled: compileUncached(code) };
  return last.compiled;
}

/** Caches the last code, because moving a slider runs the same code repeatedly. */
let last: { readonly code: string; readonly compiled: CompiledModel } | null = null;

function compileUncached(code: string): CompiledModel {
  const { code: script, sourceMap } = transformed(code);
  let lines: ReturnType<typeof decode> | undefined;
  return {
    code: script,
    missed: { all: [], last: null },
    toSource: (line, column) => {
      lines ??= decode(sourceMap?.mappings ?? '');
      const segments = lines[line - 1] ?? [];
      const found = segments.filter((segment) => segment[0] <= column - 1).at(-1);
      if (!found || found.length === 1) return { line, column };
      return { line: found[2] + 1, column: found[3] + 1 + (column - 1 - found[0]) };
    },
  };
}

function transformed(code: string): ReturnType<typeof transform> {
  try {
    return transform(code, {
      transforms: ['typescript', 'imports'],
      disableESTransforms: true,
      filePath: modelFile,
      sourceMapOptions: { compiledFilename: modelFile },
    });
  } catch (error) {
    throw new ModelFailure(syntaxError(error, code));
  }
}

/** Explains an error of the compiler Sucrase: "Error transforming FILE: Unexpected token, expected "," (3:12)". */
function syntaxError(error: unknown, code: string): ModelFailure['error'] {
  const { message } = readThrown(error instanceof Error ? error : new Error(String(error)));
  const place = /\((\d+):(\d+)\)\s*$/.exec(message);
  const line = Number(place?.[1] ?? 1);
  const column = Number(place?.[2] ?? 1);
  const words = message
    .replace(/^Error transforming [^:]+: /, '')
    .replace(/\(\d+:\d+\)\s*$/, '')
    .trimEnd();
  return {
    kind: 'syntax',
    sentence: `The code cannot be read: ${lowerFirst(words.replace(/\.$/, ''))}.`,
    hint: isAtEnd(code, line, column)
      ? 'Something opened above was never closed: look for a missing bracket, brace or quotation mark.'
      : 'Look around this place for a missing comma, bracket or quotation mark.',
    line,
    column,
  };
}

/** True if there is no code at or after a 1-based position. */
function isAtEnd(code: string, line: number, column: number): boolean {
  const rest = code.split('\n').slice(line - 1);
  return (
    rest
      .join('\n')
      .slice(column - 1)
      .trim() === ''
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
