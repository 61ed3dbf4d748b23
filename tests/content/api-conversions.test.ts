import * as replicad from 'replicad';
import { beforeAll, expect, test } from 'vitest';
import { readReference } from '../../plugins/docusaurus/api-reference/generateReference';
import {
  conversionsBetweenKinds,
  type KindName,
} from '../../plugins/docusaurus/api-reference/usage/conversions';
import { loadKernelInNode } from '../../src/modeling/node';

const conversions = conversionsBetweenKinds(readReference());

const {
  drawCircle,
  drawRectangle,
  FaceFinder,
  makeBaseBox,
  makeLine,
  sketchCircle,
  sketchRectangle,
} = replicad;
const drawing = () => drawRectangle(10, 10);
const sketch = (height = 0) => sketchRectangle(10, 10, { plane: 'XY', origin: height });
const solid = () => makeBaseBox(10, 10, 10);
const face = () => new FaceFinder().inPlane('XY', 10).find(solid(), { unique: true });
const wire = (height = 0) => sketch(height).wires();
const up = () => new replicad.Vector([0, 0, 10]);

/** A call for each step in the conversion table of the reference's index. */
const calls: Readonly<Record<string, () => unknown>> = {
  'Drawing.sketchOnPlane': () => drawing().sketchOnPlane('XY'),
  'Drawing.sketchOnFace': () => drawCircle(2).sketchOnFace(face(), 'original'),
  'Sketch.revolve': () =>
    sketchCircle(2, { plane: 'XZ', origin: [10, 0, 0] }).revolve([0, 0, 1], { origin: [0, 0, 0] }),
  'Sketch.extrude': () => sketch().extrude(10),
  'Sketch.sweepSketch': () => sketch().sweepSketch((plane) => sketchCircle(1, { plane })),
  'Sketch.loftWith': () => sketch().loftWith(sketch(10)),
  'Sketch.face': () => sketch().face(),
  'Sketch.faces': () => sketch().faces(),
  'Sketch.wire': () => sketch().wire,
  'Sketch.wires': () => sketch().wires(),
  drawProjection: () => replicad.drawProjection(solid()).visible,
  makeProjectedEdges: () =>
    replicad.makeProjectedEdges(solid(), replicad.lookFromPlane('front')).visible,
  'Shape.faces': () => solid().faces,
  'Shape.wires': () => solid().wires,
  'Shape.edges': () => solid().edges,
  drawFaceOutline: () => replicad.drawFaceOutline(face()),
  sketchFaceOffset: () => replicad.sketchFaceOffset(face(), -1),
  makeSolid: () => replicad.makeSolid(solid().faces),
  basicFaceExtrusion: () => replicad.basicFaceExtrusion(face(), up()),
  revolution: () => replicad.revolution(face(), [20, 0, 0], [0, 1, 0], 90),
  'Face.outerWire': () => face().outerWire(),
  'Face.innerWires': () =>
    sketch()
      .extrude(2)
      .cut(replicad.makeCylinder(2, 2))
      .faces.flatMap((one) => one.innerWires()),
  makeFace: () => replicad.makeFace(wire()),
  makeNonPlanarFace: () => replicad.makeNonPlanarFace(wire()),
  complexExtrude: () => replicad.complexExtrude(wire(), [0, 0, 0], up()),
  twistExtrude: () => replicad.twistExtrude(wire(), 90, [0, 0, 0], up()),
  supportExtrude: () => replicad.supportExtrude(wire(), [0, 0, 0], up(), solid().wrapped),
  genericSweep: () =>
    replicad.genericSweep(wire(), replicad.assembleWire([makeLine([0, 0, 0], [0, 0, 10])]), {}),
  loft: () => replicad.loft([wire(), wire(10)]),
  assembleWire: () => replicad.assembleWire([makeLine([0, 0, 0], [0, 0, 10])]),
};

const isOfKind: Readonly<Record<KindName, (value: unknown) => boolean>> = {
  drawing: (value) => value instanceof replicad.Drawing,
  sketch: (value) => value instanceof replicad.Sketch,
  solid: (value) => value instanceof replicad.Solid,
  face: (value) => value instanceof replicad.Face,
  wire: (value) => value instanceof replicad.Wire,
  edge: (value) => value instanceof replicad.Edge,
};

beforeAll(async () => {
  await loadKernelInNode();
});

const direct = conversions.filter(({ steps }) => steps.length === 1);

// Requirement 2.75.
test.each(direct)(
  'each call that converts $from to $to returns an object of the second kind',
  ({ to, steps: [step = []] }) => {
    for (const { label } of step) {
      const result = calls[label]?.();
      const values = Array.isArray(result) ? result : [result];
      expect(values.length > 0 && values.every(isOfKind[to]), label).toBe(true);
    }
  },
);

// Requirement 2.75.
test('every step of a conversion in two steps has a tested call', () => {
  for (const { steps } of conversions.filter((conversion) => conversion.steps.length > 1)) {
    for (const { label } of steps.flat()) expect(Object.keys(calls)).toContain(label);
  }
});
