import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { ReactNode } from 'react';

/** A problem at a position in the code. */
export interface CodeProblem {
  /** 1-based line number. */
  readonly line: number;
  /** 1-based column. If undefined, the problem is about the whole line. */
  readonly column?: number;
  /** Length in characters. If undefined, the word that starts at the column. */
  readonly length?: number;
  readonly sentence: string;
  /** Content after `sentence`, for example a link to the solution. */
  readonly more?: ReactNode;
  readonly isWarning?: boolean;
}

/**
 * Returns `problem` as a CodeMirror diagnostic. If its position no longer exists, uses the nearest
 * existing position.
 */
export function toDiagnostic(problem: CodeProblem, doc: Text): Diagnostic {
  const { from, to } = rangeOf(problem, doc);
  return { from, to, severity: problem.isWarning ? 'warning' : 'error', message: problem.sentence };
}

/** Returns the range of characters to underline. */
export function rangeOf(
  { line, column, length }: CodeProblem,
  doc: Text,
): { from: number; to: number } {
  const { from, to, text } = doc.line(Math.min(Math.max(1, line), doc.lines));
  const indent = text.length - text.trimStart().length;
  const start = Math.min(from + (column === undefined ? indent : column - 1), to);
  if (column === undefined) return { from: start, to };
  const word = length ?? /^[\w$]+/.exec(text.slice(start - from))?.[0].length ?? 1;
  // An empty range at the end of a line has nothing to underline, so it includes the character before it.
  return start === to
    ? { from: Math.max(from, to - 1), to }
    : { from: start, to: Math.min(to, start + word) };
}
