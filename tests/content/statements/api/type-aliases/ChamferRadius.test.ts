import {
  FaceFinder,
  makeBaseBox,
  type ChamferRadius,
  type EdgeFinder,
  type FaceFinder as Faces,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says(
  'They need selectedFace: it finds the one face that the first distance is measured on.',
  () => {
    const selectedFace = (f: Faces) => f.inPlane('XY', 20);
    const chamfered = (radius: object) =>
      makeBaseBox(20, 20, 20).chamfer(radius as ChamferRadius, (e: EdgeFinder) =>
        e.inPlane('XY', 20),
      );
    const topOf = (radius: object) =>
      new FaceFinder().inPlane('XY', 20).find(chamfered(radius), { unique: true }).boundingBox;
    expect(topOf({ distances: [1, 3], selectedFace }).width).toBeCloseTo(18);
    expect(topOf({ distance: 2, angle: 30, selectedFace }).width).toBeCloseTo(16);
    for (const radius of [{ distances: [1, 3] }, { distance: 2, angle: 30 }])
      expect(() => chamfered(radius)).toThrow(TypeError);
  },
);
