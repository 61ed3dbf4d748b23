import type { CSSProperties } from 'react';

/** The number of characters per line at which code wraps in half a column and on a phone. */
const charactersPerLine = 42;

/** Estimated height of an example's output, in lines of code. */
const linesOfOutput = 2;

/**
 * Returns the CSS variables that ModelFigure.module.css uses to estimate the height of a model that skips its layout.
 */
export function estimateHeight(code: string, hasOutput: boolean): CSSProperties {
  const lines = code.split('\n');
  const broken = lines.map(({ length }) => Math.max(1, Math.ceil(length / charactersPerLine)));
  const more = hasOutput ? linesOfOutput : 0;
  return {
    '--lines': lines.length + more,
    '--broken-lines': broken.reduce((sum, count) => sum + count, more),
  } as CSSProperties;
}
