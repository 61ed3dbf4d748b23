import { resultLimits } from '../resultLimits';
import { captureConsole } from './captureConsole';
import { compile, type CompiledModel } from '../evaluate/compile';
import { traceDrawingParts } from './drawingParts';
import { evaluate, type ImportableFiles } from '../evaluate/evaluate';
import { explainError, placeOf } from '../explain/explainError';
import type { Kernel } from '../kernel';
import { limitWarning } from '../limitWarnings';
import { sumFacts } from '../measure/measure';
import { diagonalOf, uniteBoxes } from '../../../base/vectors';
import type { ModelError } from '../modelError';
import { normalizeResult, type RawPart } from './normalizeResult';
import type { About, Params, SolidPart } from '../result';
import type { ConsoleLine, ModelDeclarations, RunResult, RunStage } from '../runResult';
import { measureParts, meshParts, toUnmeasuredSolid, type RunContext } from './solidParts';
import type { SilentFailure } from './silentFailure';
import { observeRun } from './observeRun';

export interface RunInput {
  readonly code: string;
  /** Name of the model, for parts without a name. */
  readonly name: string;
  /** The parameter values; null for the model's defaults. */
  readonly params: Params | null;
  readonly files?: ImportableFiles;
  /**
   * Makes the kernel check that solids are valid. The check takes milliseconds for valid solids, but many seconds for
   * some broken ones.
   */
  readonly checkValidity?: boolean;
  /** Rejects if the code causes an uncaught error. */
  readonly uncaughtError?: Promise<never>;
  readonly onStage?: (stage: RunStage) => void;
  /**
   * Called with the triangles before the model is measured, because a picture needs no areas and volumes. Faces and
   * edges have no measurements yet. Not called for drawings or for models that highlight faces or edges.
   */
  readonly onTriangulated?: (parts: readonly SolidPart[]) => void;
}

/** The shapes of a run, from which files are exported. */
export interface ExportableModel {
  readonly name: string;
  readonly parts: readonly RawPart[];
  /** Diagonal of the box around all parts. Millimetres. */
  readonly diagonal: number;
}

/** Includes the `about` and `defaultParams` that the code declares, even if `main` fails. */
export type RunOutcome = Partial<ModelDeclarations> &
  (
    | { readonly result: RunResult; readonly live: ExportableModel }
    | { readonly error: ModelError; readonly console: readonly ConsoleLine[] }
  );

/**
 * Runs a model and returns its result with everything that the page shows. Never throws: a failure is returned with an
 * explanation and its line in the reader's code.
 */
export async function runModel(request: RunInput, kernel: Kernel): Promise<RunOutcome> {
  let compiled: CompiledModel | undefined;
  const console = captureConsole((trace) => placeOf(trace, compiled).line);
  let declared: ModelDeclarations | undefined;
  try {
    request.onStage?.('compile');
    compiled = compile(request.code);
    request.onStage?.('evaluate');
    const { raw, observer } = await evaluated(
      compiled,
      request,
      kernel,
      (first) => (declared = first),
    );
    request.onStage?.('mesh');
    const { parts, warnings, diagonal } = buildResult(
      raw,
      { observer, compiled },
      request,
      kernel,
      () => request.onStage?.('measure'),
    );
    const result: RunResult = {
      parts,
      defaultParams: declared?.defaultParams ?? null,
      about: declared?.about ?? null,
      facts: sumFacts(parts.map(({ facts }) => facts)),
      warnings,
      console: console.lines,
      heap: kernel.memory.buffer.byteLength,
    };
    return { ...declared, result, live: { name: request.name, parts: raw, diagonal } };
  } catch (error) {
    return { ...declared, error: explainError(error, kernel, compiled), console: console.lines };
  } finally {
    console.release();
  }
}

async function evaluated(
  compiled: CompiledModel,
  { params, name, files, uncaughtError }: RunInput,
  kernel: Kernel,
  onDeclared: (declared: ModelDeclarations) => void,
) {
  const observer = observeRun(kernel);
  kernel.calls.observer = observer;
  const restoreTraces = raiseStackTraceLimit();
  try {
    const { main, defaultParams, about } = evaluate(compiled, kernel.replicad, files);
    onDeclared({ about, defaultParams });
    const all = defaultParams || params ? { ...defaultParams, ...params } : null;
    const returned = await orUncaughtError(main(all), uncaughtError);
    const raw = normalizeResult(returned, kernel, titleOf(about) ?? name);
    observer.finish(returned);
    return { raw, observer };
  } finally {
    kernel.calls.observer = null;
    restoreTraces();
  }
}

/**
 * Rejects if `uncaughtError` rejects. The promise of `main` may never settle, for example if the error was thrown in a
 * timer.
 */
function orUncaughtError(result: unknown, uncaughtError: Promise<never> | undefined): unknown {
  return uncaughtError ? Promise.race([result, uncaughtError]) : result;
}

/** Returns the model's title; null if the code has exported something other than a string. */
function titleOf(about: About | null): string | null {
  const title: unknown = about?.title;
  return typeof title === 'string' && title !== '' ? title : null;
}

/**
 * Raises V8's limit of ten calls per stack trace, because the reader's line may be below many calls of the library.
 * Returns a function that restores the limit.
 */
function raiseStackTraceLimit(): () => void {
  const settings = Error as { stackTraceLimit?: number };
  const before = settings.stackTraceLimit;
  if (before === undefined) return () => undefined;
  settings.stackTraceLimit = 60;
  return () => {
    settings.stackTraceLimit = before;
  };
}

function buildResult(
  raw: readonly RawPart[],
  context: RunContext,
  request: RunInput,
  kernel: Kernel,
  onMeshed: () => void,
) {
  const { observer, compiled } = context;
  const placed = ({ error, trace }: SilentFailure) => ({ ...error, ...placeOf(trace, compiled) });
  const silentFailures: readonly ModelError[] = observer.silentFailures.map(placed);
  const { shown, warnings: limits } = shownParts(raw);
  if (raw.every(({ content }) => content.kind === 'drawing')) {
    const { parts, warnings } = traceDrawingParts(shown, context, kernel);
    const diagonal = diagonalOf(uniteBoxes(parts.map(({ facts }) => facts.box)));
    // Omits warnings about faulty solids, because a model that returns only drawings may plot measurements of broken
    // solids.
    return { parts, warnings: [...limits, ...warnings, ...silentFailures], diagonal };
  }
  const { meshed, warnings: omissions, diagonal } = meshParts(shown, context);
  // Called before `onMeshed`, which starts the stage "measure", so the page can already draw the parts.
  if (!raw.some(({ highlightFace, highlightEdge }) => highlightFace ?? highlightEdge)) {
    request.onTriangulated?.(meshed.map(toUnmeasuredSolid));
  }
  onMeshed();
  const checkValidity = request.checkValidity ?? false;
  const { parts, warnings, warned } = measureParts(meshed, context, kernel, checkValidity);
  const faulty = observer.faultySolids.filter(({ trace }) => !warned.has(trace)).map(placed);
  return {
    parts,
    warnings: [...limits, ...omissions, ...faulty, ...silentFailures, ...warnings],
    diagonal,
  };
}

/**
 * Returns the first `resultLimits.parts` parts, and a warning if there are more. Meshing is slow, so the page shows no
 * more than that. Exports contain all parts.
 */
function shownParts(raw: readonly RawPart[]) {
  if (raw.length <= resultLimits.parts) return { shown: raw, warnings: [] };
  const sentence = `${raw.length} parts: the page shows ${resultLimits.parts}.`;
  return {
    shown: raw.slice(0, resultLimits.parts),
    warnings: [
      limitWarning(sentence, 'Fuse those that belong together. A download has all of them.'),
    ],
  };
}
