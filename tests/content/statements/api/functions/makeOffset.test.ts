import {
  importSTL,
  makeBaseBox,
  makeBox,
  makeCylinder,
  makeEllipsoid,
  makeOffset,
  measureArea,
  type Face,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('for example, the distance is 0 or the face is one of an ellipsoid.', () => {
  const thrownBy = (face: Face | undefined, distance: number): unknown => {
    try {
      makeOffset(face!, distance);
    } catch (error) {
      return error;
    }
    return undefined;
  };
  const [flat, round, oval] = [
    makeBaseBox(9, 9, 9),
    makeCylinder(5, 9),
    makeEllipsoid(5, 6, 7),
  ].map(({ faces }) => faces[0]);
  for (const [face, distance] of [
    [flat, 0],
    [round, 0],
    [oval, 1],
    [oval, -1],
  ] as const) {
    expect(thrownBy(face, distance)).toBeTypeOf('number');
  }
  expect([thrownBy(flat, 1), thrownBy(round, -1)]).toEqual([undefined, undefined]);
});

says(
  'In mm along the normal of the face, mostly out of the body; negative the other way.',
  async () => {
    const hole = makeBox([-9, -9, 0], [9, 9, 9]).cut(makeCylinder(5, 9));
    const areas = [makeCylinder(5, 9), hole].map(({ faces }) => {
      const wall = faces.find(({ geomType }) => geomType === 'CYLINDRE')!;
      return [2, -2].map((offset) => measureArea(makeOffset(wall, offset)) / (2 * Math.PI * 9));
    });
    expect(areas.flat().map(Math.round)).toEqual([7, 3, 3, 7]);
    // The normals of a solid that is inside out lead into it.
    const lines = (await makeBox([0, 0, 0], [5, 5, 5]).blobSTL().text()).split('\n');
    lines.forEach((line, index) => {
      if (line.includes('outer loop'))
        lines.splice(index + 1, 2, lines[index + 2]!, lines[index + 1]!);
    });
    const { faces } = await importSTL(new Blob([lines.join('\n')]));
    const right = faces.find(({ center }) => center.x > 4)!;
    expect(makeOffset(right, 1).boundingBox.center[0]).toBeCloseTo(4);
  },
);
