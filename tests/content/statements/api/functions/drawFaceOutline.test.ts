import { drawFaceOutline, makeCylinder } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('A round wall may give open lines.', () => {
  const drilled = makeCylinder(10, 20).cut(makeCylinder(2, 30, [0, 0, 10], [1, 0, 0]));
  for (const solid of [makeCylinder(5, 10), drilled]) {
    const [wall] = solid.faces.filter(({ geomType }) => geomType === 'CYLINDRE');
    const outline = drawFaceOutline(wall!);
    expect(() => outline.sketchOnPlane().extrude(1)).toThrow();
  }
});
