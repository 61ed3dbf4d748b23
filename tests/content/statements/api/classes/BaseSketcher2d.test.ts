import { draw, measureArea, type Sketch } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

function areaWith(width: number, height: number, radius: number): number {
  const pen = draw().hLine(width).customCorner(radius).vLine(height).hLine(-width);
  return measureArea((pen.close().sketchOnPlane() as Sketch).face());
}

says('One that leaves exactly nothing of a segment breaks the outline', () => {
  for (const [width, height] of [
    [5, 10],
    [3, 8],
  ] as const) {
    const area = width * height;
    expect(areaWith(width, height, width - 0.1)).toBeLessThan(area);
    expect(areaWith(width, height, width)).toBeGreaterThan(area + 1);
    expect(areaWith(width, height, width + 0.1)).toBeCloseTo(area, 6);
  }
});

says('breaks the outline, or throws a TypeError', () => {
  for (const size of [5, 10]) {
    expect(() => areaWith(10, size, size)).toThrow(TypeError);
    expect(areaWith(10, size, size + 0.1)).toBeCloseTo(10 * size, 6);
  }
});
