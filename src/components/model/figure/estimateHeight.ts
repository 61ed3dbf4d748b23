import type { CSSProperties } from 'react';

/** Characters of a line of code where it breaks: in half a column and on a phone. */
const brokenAt = 42;

/** What an example says of its run, below its code: as tall as so many lines. */
const linesOfOutput = 2;

/** From what `ModelFigure.module.css` estimates how tall a model is that was not in view yet: the lines of its code. */
export function estimateHeight(code: string, hasOutput: boolean): CSSProperties {
  const lines = code.split('\n');
  const broken = lines.map(({ length }) => Math.max(1, Math.ceil(length / brokenAt)));
  const more = hasOutput ? linesOfOutput : 0;
  return {
    '--lines': lines.length + more,
    '--broken-lines': broken.reduce((sum, count) => sum + count, more),
  } as CSSProperties;
}
