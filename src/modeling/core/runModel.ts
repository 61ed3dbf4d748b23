import type { AnyShape, Sketch, Sketches } from 'replicad';
import { captureConsole } from './captureConsole';
import { checkPart, emptyResult } from './checkPart';
import { compile, type CompiledModel } from './compile';
import { evaluate } from './evaluate';
import { explainError, placeOf } from './explainError';
import { findHighlights } from './findHighlights';
import type { Kernel } from './kernel';
import { diagonalOf, measureShape, sumFacts, unite } from './measure';
import { finenessFor, meshShape, triangulate, type TriangulatedShape } from './meshShape';
import type { ModelError } from './modelError';
import { normalize, type RawPart } from './normalize';
import type { About, Box, DrawingPart, Measured, Params, Part, SolidPart } from './result';
import type { RunResult, Stage } from './runResult';
import { traceDrawing } from './traceDrawing';
import { measureDrawing } from './measureDrawing';
import { watchRun, type RunWatch } from './watchRun';

export interface RunInput {
  readonly code: string;
  /** Names the parts that have no name of their own. */
  readonly name: string;
  /** Null: the model's own. */
  readonly params: Params | null;
  /** Ask the kernel whether solids are valid: milliseconds for good ones, many seconds for some broken ones. */
  readonly checkValidity?: boolean;
  readonly onStage?: (stage: Stage) => void;
  /**
   * Called with the triangles before anything is measured: a picture need not wait for exact areas and volumes. Faces
   * and edges are still unknown then, and models that highlight some, or are drawings, have no such moment.
   */
  readonly onTriangulated?: (parts: readonly SolidPart[]) => void;
}

/** The shapes of a run, kept for exports. */
export interface LiveModel {
  readonly name: string;
  readonly parts: readonly RawPart[];
  /** Diagonal of the box around all parts. Millimetres. */
  readonly diagonal: number;
}

/** What the code says of itself is known even when `main` fails. */
export type RunOutcome = Partial<Declared> &
  ({ readonly result: RunResult; readonly live: LiveModel } | { readonly error: ModelError });

interface Declared {
  readonly about: About | null;
  readonly defaultParams: Params | null;
}

/**
 * Runs a model and returns everything that can be shown of it.
 * Errors: none are thrown; a failure comes back in words, with the reader's line.
 */
export async function runModel(request: RunInput, kernel: Kernel): Promise<RunOutcome> {
  const clock = stopwatch(request.onStage);
  const console = captureConsole();
  let compiled: CompiledModel | undefined;
  let declared: Declared | undefined;
  try {
    clock.start('compile');
    compiled = compile(request.code);
    clock.start('evaluate');
    const { raw, watch } = await evaluated(
      compiled,
      request,
      kernel,
      (first) => (declared = first),
    );
    clock.start('mesh');
    const { parts, warnings, diagonal } = show(raw, watch, compiled, request, kernel, () =>
      clock.start('measure'),
    );
    clock.stop();
    const result: RunResult = {
      parts,
      defaultParams: declared?.defaultParams ?? null,
      about: declared?.about ?? null,
      facts: sumFacts(parts.map(({ facts }) => facts)),
      warnings,
      console: console.lines,
      timings: clock.timings,
      heap: kernel.memory.buffer.byteLength,
    };
    return { ...declared, result, live: { name: request.name, parts: raw, diagonal } };
  } catch (error) {
    return { ...declared, error: explainError(error, kernel, compiled) };
  } finally {
    console.release();
  }
}

async function evaluated(
  compiled: CompiledModel,
  { params, name }: RunInput,
  kernel: Kernel,
  onDeclared: (declared: Declared) => void,
) {
  const watch = watchRun(kernel);
  kernel.calls.observer = watch;
  const restoreTraces = lengthenTraces();
  try {
    const { main, defaultParams, about } = evaluate(compiled, kernel.replicad);
    onDeclared({ about, defaultParams });
    const all = defaultParams || params ? { ...defaultParams, ...params } : null;
    const raw = normalize(await main(all), kernel, about?.title ?? name);
    return { raw, watch };
  } finally {
    kernel.calls.observer = null;
    restoreTraces();
  }
}

/** The reader's line may lie below many calls of the library; V8 keeps ten. */
function lengthenTraces(): () => void {
  const settings = Error as { stackTraceLimit?: number };
  const before = settings.stackTraceLimit;
  if (before === undefined) return () => undefined;
  settings.stackTraceLimit = 60;
  return () => {
    settings.stackTraceLimit = before;
  };
}

function show(
  raw: readonly RawPart[],
  watch: RunWatch,
  compiled: CompiledModel,
  request: RunInput,
  kernel: Kernel,
  onMeshed: () => void,
) {
  const isFlat = raw.every(({ content }) => content.kind === 'drawing');
  const warnings: ModelError[] = watch.suspicions.map(({ error, trace }) => ({
    ...error,
    ...placeOf(trace, compiled),
  }));
  if (isFlat) {
    const parts = raw.map((part) => drawingPart(part, kernel));
    return { parts, warnings, diagonal: diagonalOf(unite(parts.map(({ facts }) => facts.box))) };
  }
  const shaped = raw.map((part) => ({ part, shape: shapeOf(part, watch, compiled) }));
  const diagonal = diagonalOf(unite(shaped.map(({ shape }) => looseBox(shape))));
  const fineness = finenessFor(diagonal, 'view');
  const meshed = shaped.map((one) => ({ ...one, drawn: triangulate(one.shape, fineness) }));
  // Sent before the stage "measure" is reported, so that the page has something to draw when it hears of it.
  if (!raw.some(({ highlightFace, highlightEdge }) => highlightFace ?? highlightEdge)) {
    request.onTriangulated?.(meshed.map(({ part, drawn }) => unmeasured(part, drawn)));
  }
  onMeshed();
  const parts: readonly Measured[] = meshed.map(({ part, shape, drawn }) => {
    const solid = solidPart(part, shape, drawn, request.checkValidity ?? false, kernel);
    const origin = watch.originOf(shape);
    const place = placeOf(origin?.trace, compiled);
    for (const error of [...checkPart(solid), ...highlightErrors(part, solid)]) {
      warnings.push({ ...error, ...place, ...(origin && { call: origin.name }) });
    }
    return solid;
  });
  return { parts, warnings, diagonal };
}

/** Solids and drawings in one result: the drawings lie on the ground as wires. */
function shapeOf({ content }: RawPart, watch: RunWatch, compiled: CompiledModel): AnyShape {
  if (content.kind === 'drawing') {
    const sketch = content.drawing.sketchOnPlane('XY') as Sketch | Sketches;
    return sketch.wires();
  }
  const { shape } = content;
  if (shape.isNull || (shape.edges.length === 0 && shape.faces.length === 0)) {
    const origin = watch.originOf(shape);
    throw emptyResult(origin?.name, placeOf(origin?.trace, compiled));
  }
  return shape;
}

/** The library's box: up to a third too large on curved shapes, which is near enough to choose a fineness. */
function looseBox(shape: AnyShape): Box {
  const [min, max] = shape.boundingBox.bounds;
  return { min, max };
}

function unmeasured(part: RawPart, { triangles }: TriangulatedShape): SolidPart {
  return {
    kind: 'solid',
    ...looks(part),
    mesh: { ...triangles, faces: [], edges: [] },
    ...(part.labels.length > 0 && { labels: part.labels }),
  };
}

function solidPart(
  part: RawPart,
  shape: AnyShape,
  drawn: TriangulatedShape,
  checkValidity: boolean,
  kernel: Kernel,
): Measured<SolidPart> {
  const meshed = meshShape(shape, drawn, kernel);
  const { mesh } = meshed;
  return {
    kind: 'solid',
    ...looks(part),
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
    },
  ];
}

function drawingPart(part: RawPart, kernel: Kernel): Measured<DrawingPart> {
  if (part.content.kind !== 'drawing') throw new Error('A shape is not a drawing.');
  const traced = traceDrawing(part.content.drawing, kernel);
  if (traced.paths.length === 0) throw emptyResult(undefined, {});
  const { min, max } = traced.box;
  return {
    kind: 'drawing',
    ...looks(part),
    ...(part.strokeType && { strokeType: part.strokeType }),
    paths: traced.paths,
    viewBox: [min[0], -max[1], max[0] - min[0], max[1] - min[1]],
    facts: measureDrawing(part.content.drawing, traced, kernel),
  };
}

function looks({ name, color, opacity }: RawPart): Pick<Part, 'name' | 'color' | 'opacity'> {
  return {
    name,
    ...(color !== undefined && { color }),
    ...(opacity !== undefined && { opacity }),
  };
}

interface Stopwatch {
  readonly timings: Readonly<Partial<Record<Stage, number>>>;
  start(stage: Stage): void;
  stop(): void;
}

/** Notes how long each stage takes. `performance` is everywhere, but not part of the language. */
function stopwatch(onStage: RunInput['onStage']): Stopwatch {
  const { performance } = globalThis as unknown as { readonly performance: { now(): number } };
  const timings: Partial<Record<Stage, number>> = {};
  let running: { readonly stage: Stage; readonly since: number } | null = null;
  const stop = () => {
    if (running) timings[running.stage] = performance.now() - running.since;
    running = null;
  };
  return {
    timings,
    stop,
    start: (stage) => {
      stop();
      onStage?.(stage);
      running = { stage, since: performance.now() };
    },
  };
}
