import type { AnyShape, Sketch, Sketches } from 'replicad';
import { resultLimits } from '../resultLimits';
import { checkPart, emptyResultFailure } from './checkPart';
import type { CompiledModel } from '../evaluate/compile';
import { placeOf } from '../explain/explainError';
import { KernelFailure } from '../explain/explainLibrary';
import { sectionOfMesh } from '../explain/kernelCauses';
import { usedUp } from '../explain/libraryMessages';
import { findHighlights } from './findHighlights';
import type { Kernel } from '../kernel';
import { diagonalOf, uniteBoxes } from '../../../base/vectors';
import { measureShape } from '../measure/measure';
import { limitWarning, tooFarWarning } from '../limitWarnings';
import {
  meshTolerancesFor,
  meshShape,
  triangulate,
  type TriangulatedShape,
} from '../measure/meshShape';
import { ModelFailure, type ModelError } from '../modelError';
import { appearanceOf, type RawPart } from './normalizeResult';
import type { Box, MeasuredPart, SolidPart } from '../result';
import { isDeletedShape, type RunObserver } from './observeRun';

/** The observer and the compiled code of a run, which together identify the call that made a shape. */
export interface RunContext {
  readonly observer: RunObserver;
  readonly compiled: CompiledModel;
}

/** A part with its triangles. */
export interface MeshedPart {
  readonly part: RawPart;
  readonly shape: AnyShape;
  readonly drawn: TriangulatedShape;
}

/**
 * Returns the parts that can be shown with their triangles, warnings about the other parts, and the diagonal of the box
 * around all parts in millimetres. Throws a `ModelFailure` if a part is empty, or if nothing of the model can be shown.
 */
export function meshParts(
  raw: readonly RawPart[],
  context: RunContext,
): {
  readonly meshed: readonly MeshedPart[];
  readonly warnings: readonly ModelError[];
  readonly diagonal: number;
} {
  const shaped = raw.map((part) => ({ part, shape: shapeOf(part, context) }));
  const diagonal = diagonalOf(uniteBoxes(shaped.map(({ shape }) => looseBox(shape))));
  const tolerances = meshTolerancesFor(diagonal, 'view');
  const meshed: MeshedPart[] = [];
  const warnings: ModelError[] = [];
  let bytes = 0;
  for (const one of shaped) {
    const drawn = trianglesOf(one, tolerances, context);
    bytes += bytesOf(drawn);
    if (bytes > resultLimits.meshBytes) {
      warnings.push(tooFineWarning(meshed.length, raw.length));
      break;
    }
    if (isNear(drawn)) meshed.push({ ...one, drawn });
    else
      warnings.push({
        ...tooFarWarning(one.part.name, drawn.triangles.positions),
        ...placeOf(context.observer.originOf(one.shape)?.trace, context.compiled),
      });
  }
  if (meshed.length === 0 && warnings[0]) throw new ModelFailure(warnings[0]);
  return { meshed, warnings, diagonal };
}

/**
 * Returns the triangles of a part. If the kernel cannot triangulate its faces, throws a `ModelFailure` that names the
 * call that made the solid.
 */
function trianglesOf(
  { part, shape }: { readonly part: RawPart; readonly shape: AnyShape },
  tolerances: Parameters<typeof triangulate>[1],
  { observer, compiled }: RunContext,
): TriangulatedShape {
  try {
    return triangulate(shape, tolerances);
  } catch (error) {
    if (!(error instanceof KernelFailure) || error.exception.type === outOfMemory) throw error;
    const [faulty] = observer.faultySolids;
    const origin = observer.originOf(shape);
    const call = faulty?.error.call ?? origin?.name;
    throw new ModelFailure({
      kind: 'kernel',
      sentence: `The kernel cannot draw "${part.name}": it is broken.`,
      hint: faulty
        ? `${faulty.error.call ?? ''}() broke it: try a smaller value there.`
        : 'Let shapes overlap where they only touch, and look for a fillet or wall that is too large.',
      section: sectionOfMesh(error.message),
      ...(call !== undefined && { call }),
      kernelMessage: error.message,
      ...placeOf(faulty?.trace ?? origin?.trace, compiled),
    });
  }
}

const outOfMemory = 'Standard_OutOfMemory';

function bytesOf({ triangles }: TriangulatedShape): number {
  const { positions, normals, indices, lines } = triangles;
  return positions.byteLength + normals.byteLength + indices.byteLength + lines.byteLength;
}

/** Returns true if a shape has triangles or lines and all of them are within `bounds.distance`. */
function isNear({ triangles: { positions, lines } }: TriangulatedShape): boolean {
  const isWithinBounds = (value: number) => Math.abs(value) < resultLimits.distance;
  return (
    positions.length + lines.length > 0 &&
    positions.every(isWithinBounds) &&
    lines.every(isWithinBounds)
  );
}

function tooFineWarning(shown: number, all: number): ModelError {
  const much = `more than ${resultLimits.meshBytes / 1e6} MB of triangles`;
  return limitWarning(
    shown === 0
      ? `The model has ${much}: the page cannot show it.`
      : `${all} parts have ${much}: the page shows the first ${shown}.`,
    'Download it, or make it of fewer curved faces.',
  );
}

/** Returns the shape of a part. A drawing that is returned together with solids becomes wires in the XY plane. */
function shapeOf({ content }: RawPart, { observer, compiled }: RunContext): AnyShape {
  if (content.kind === 'drawing') {
    const sketch = content.drawing.sketchOnPlane('XY') as Sketch | Sketches;
    return sketch.wires();
  }
  const { shape } = content;
  const origin = observer.originOf(shape);
  const place = placeOf(origin?.trace, compiled);
  if (isDeletedShape(shape)) throw new ModelFailure({ kind: 'js', ...usedUp, ...place });
  if (shape.isNull || (shape.edges.length === 0 && shape.faces.length === 0))
    throw emptyResultFailure(origin?.name, place);
  return shape;
}

/**
 * Returns the library's bounding box. For curved shapes, it is up to a third too large, but it is good enough to choose
 * a tolerance.
 */
function looseBox(shape: AnyShape): Box {
  const [min, max] = shape.boundingBox.bounds;
  return { min, max };
}

/** Returns a part that can be drawn. Its faces and edges are not measured yet. */
export function toUnmeasuredSolid({ part, drawn }: MeshedPart): SolidPart {
  return {
    kind: 'solid',
    ...appearanceOf(part),
    mesh: { ...drawn.triangles, faces: [], edges: [] },
    ...(part.labels.length > 0 && { labels: part.labels }),
  };
}

/** Returns the measured parts, warnings about their silent failures, and the stacks of the calls in these warnings. */
export function measureParts(
  meshed: readonly MeshedPart[],
  { observer, compiled }: RunContext,
  kernel: Kernel,
  checkValidity: boolean,
): {
  readonly parts: readonly MeasuredPart<SolidPart>[];
  readonly warnings: readonly ModelError[];
  readonly warned: ReadonlySet<Error>;
} {
  const warnings: ModelError[] = meshed.flatMap(({ part }) => part.warnings);
  const warned = new Set<Error>();
  const parts = meshed.map((one) => {
    const solid = solidPart(one, kernel, checkValidity);
    const origin = observer.originOf(one.shape);
    const place = placeOf(origin?.trace, compiled);
    for (const error of [...checkPart(solid, origin?.name), ...highlightErrors(one.part, solid)]) {
      warnings.push({ ...error, ...place, ...(origin && { call: origin.name }) });
      if (origin) warned.add(origin.trace);
    }
    return solid;
  });
  return { parts, warnings, warned };
}

function solidPart(
  { part, shape, drawn }: MeshedPart,
  kernel: Kernel,
  checkValidity: boolean,
): MeasuredPart<SolidPart> {
  const meshed = meshShape(shape, drawn, kernel);
  const { mesh } = meshed;
  return {
    kind: 'solid',
    ...appearanceOf(part),
    mesh,
    facts: measureShape(shape, mesh, kernel, checkValidity),
    ...(part.labels.length > 0 && { labels: part.labels }),
    ...findHighlights(part, shape, meshed, kernel),
  };
}

function highlightErrors(part: RawPart, solid: SolidPart): readonly ModelError[] {
  const isFaceMissing = part.highlightFace && solid.highlightedFaces?.length === 0;
  const isEdgeMissing = part.highlightEdge && solid.highlightedEdges?.length === 0;
  if (!isFaceMissing && !isEdgeMissing) return [];
  return [
    {
      kind: 'silent',
      sentence: `The finder of highlight${isFaceMissing ? 'Face' : 'Edge'} found nothing.`,
      hint: 'Check the plane, its sign and the spelling of the type.',
      section: 'a-finder-finds-nothing',
    },
  ];
}
