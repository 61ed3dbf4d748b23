import {
  drawCircle,
  makeCylinder,
  sketchCircle,
  sketchFaceOffset,
  type Face,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('0 mostly throws.', () => {
  const oneEdge: (() => Face)[] = [
    () => sketchCircle(5).face(),
    () => makeCylinder(5, 10).faces.find(({ geomType }) => geomType === 'PLANE')!,
  ];
  for (const disc of oneEdge) {
    expect(sketchFaceOffset(disc(), 0).wire.length).toBeCloseTo(10 * Math.PI, 4);
    for (const offset of [-5, -9]) {
      expect(() => sketchFaceOffset(disc(), offset)).toThrow('This shape has not type, it is null');
    }
  }
  for (const offset of [0, -5, -9]) {
    const ofTwoArcs = (drawCircle(5).sketchOnPlane() as Sketch).face();
    expect(() => sketchFaceOffset(ofTwoArcs, offset)).toThrow('Could not offset with a wire');
  }
});
