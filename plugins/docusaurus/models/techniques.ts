import type { Technique } from '../../../src/modeling/node';

/** A technique with the names that identify it in code: functions, methods and options. */
type RecognizableTechnique = Technique & { readonly words: readonly string[] };

/** All techniques, in the order of the tutorial. */
export const techniques: readonly RecognizableTechnique[] = [
  { id: 'pen', label: 'Pen', words: ['draw'] },
  {
    id: 'arc',
    label: 'Arcs',
    words: ['sagittaArc', 'sagittaArcTo', 'tangentArc', 'threePointsArc', 'bulgeArc'],
  },
  {
    id: 'curve',
    label: 'Free curves',
    words: ['smoothSpline', 'smoothSplineTo', 'drawParametricFunction', 'drawPointsInterpolation'],
  },
  { id: 'mirror', label: 'Mirror', words: ['mirror', 'closeWithMirror'] },
  { id: 'text', label: 'Text', words: ['drawText'] },
  { id: 'plane', label: 'Own planes', words: ['makePlane', 'pivot', 'sketchOnFace'] },
  { id: 'extrude', label: 'Extrude', words: ['extrude'] },
  { id: 'twist', label: 'Twist and taper', words: ['twistAngle', 'extrusionProfile'] },
  { id: 'revolve', label: 'Revolve', words: ['revolve'] },
  { id: 'loft', label: 'Loft', words: ['loftWith', 'loft'] },
  { id: 'sweep', label: 'Sweep', words: ['sweepSketch', 'genericSweep'] },
  { id: 'fuse', label: 'Fuse', words: ['fuse'] },
  { id: 'cut', label: 'Cut', words: ['cut'] },
  { id: 'intersect', label: 'Intersect', words: ['intersect'] },
  { id: 'copies', label: 'Copies in a pattern', words: ['clone'] },
  { id: 'fillet', label: 'Fillet', words: ['fillet'] },
  { id: 'chamfer', label: 'Chamfer', words: ['chamfer'] },
  { id: 'shell', label: 'Shell', words: ['shell'] },
  { id: 'projection', label: 'Projection', words: ['drawProjection'] },
];

/**
 * Returns the techniques used in a model's code, in the order of the tutorial. Only calls and options count as uses of
 * a name.
 */
export function techniquesOf(code: string): readonly Technique[] {
  const statements = code.replace(/\/\*[\s\S]*?\*\/|\/\/.*|\bimport\b[^;]*;/g, '');
  const used = new Set(
    Array.from(statements.matchAll(/\b([A-Za-z]\w*)(?=\s*[(:,}])/g), ([, word]) => word),
  );
  return techniques
    .filter(({ words }) => words.some((word) => used.has(word)))
    .map(({ id, label }) => ({ id, label }));
}
