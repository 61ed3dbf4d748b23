import type { CSSProperties } from 'react';

/** Characters after which a line of code wraps in half a column and on a phone. */
const brokenAt = 42;

/** Estimated height of an example's output, in lines of code. */
const linesOfOutput = 2;

/** Returns the CSS variables from which `ModelFigure.module.css` estimates the height of a model before its layout. */
export function estimateHeight(code: string, hasOutput: boolean): CSSProperties {
  const lines = code.split('\n');
  const broken = lines.map(({ length }) => Math.max(1, Math.ceil(length / brokenAt)));
  const more = hasOutput ? linesOfOutput : 0;
  return {
    '--lines': lines.length + more,
    '--broken-lines': broken.reduce((sum, count) => sum + count, more),
  } as CSSProperties;
}
