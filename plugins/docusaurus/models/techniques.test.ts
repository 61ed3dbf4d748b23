import { describe, expect, it } from 'vitest';
import { techniques, techniquesOf } from './techniques';

const idsOf = (code: string) => techniquesOf(code).map(({ id }) => id);

describe('the techniques of a model', () => {
  it('are those whose functions the code calls, in the order of the tutorial', () => {
    const code = 'draw().hLine(4).close().sketchOnPlane("XY").extrude(3).fillet(1).cut(other)';
    expect(idsOf(code)).toEqual(['pen', 'extrude', 'cut', 'fillet']);
  });

  it('include those whose options the code sets', () => {
    expect(idsOf('sketch.extrude(10, { twistAngle: 80 })')).toEqual(['extrude', 'twist']);
    expect(idsOf('sketch.extrude(height, { twistAngle })')).toEqual(['extrude', 'twist']);
  });

  it('ignore names in comments and imports, and words that contain a name', () => {
    const code =
      'import { draw, loft } from "replicad";\n// then fillet(2)\n/* shell(1) */\ndrawArrow()';
    expect(idsOf(code)).toEqual([]);
  });

  it('have unique ids and names', () => {
    expect(new Set(techniques.map(({ id }) => id)).size).toBe(techniques.length);
    expect(new Set(techniques.map(({ label }) => label)).size).toBe(techniques.length);
  });
});
