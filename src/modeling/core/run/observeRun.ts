// cspell:ignore constructionerror -- an anchor
import { wrongArgument } from '../explain/explainError';
import { conditionsWithDirection } from '../explain/explainLibrary';
import { observeDrawings } from './observeDrawings';
import { observeFinders } from './observeFinders';
import { observeResults } from './observeResults';
import { isSolidShape, observeSolids, roundingMethods } from './observeSolids';
import type { Call, CallObserver, Kernel } from '../kernel';
import { regionsOf } from '../measure/traceDrawing';
import { ModelFailure, type Explanation } from '../modelError';
import type { Warn, SilentFailure } from './silentFailure';

export interface RunObserver extends CallObserver {
  readonly silentFailures: readonly SilentFailure[];
  /** Invalid solids that library calls returned. `runModel` drops those about which `checkPart` has already warned. */
  readonly faultySolids: readonly SilentFailure[];
  /** Called with what `main` returned. */
  finish(returned: unknown): void;
  /** Returns the reader's call that made or deleted a shape; undefined if there is none. */
  originOf(shape: unknown): Call | undefined;
}

/** Creates the observer of one run. It records silent failures and the call that made each shape. */
export function observeRun(kernel: Kernel): RunObserver {
  const { replicad } = kernel;
  const silentFailures: SilentFailure[] = [];
  const faultySolids: SilentFailure[] = [];
  const origins = createOriginLog();
  const warn = warnInto(silentFailures);

  const finders = observeFinders(replicad, warn);
  const drawings = observeDrawings(kernel, warn);
  const solids = observeSolids(replicad, warnInto(faultySolids));
  const results = observeResults(replicad, warn);

  return {
    silentFailures,
    faultySolids,
    condition: finders.condition,
    originOf: origins.of,
    finish: results.finish,
    before: (call) => {
      results.before(call);
      checkNumbers(call, replicad);
      checkAxis(call, warn);
      finders.before(call);
      solids.before(call);
      if (conditionsWithDirection.has(call.name)) finders.condition(call);
      if (acceptsOpenSketch.has(call.name) && isOpenSketch(call.self, replicad)) {
        warn(call, {
          sentence: `${call.name}() got an open outline, so its result encloses nothing.`,
          hint: 'End the pen with close() instead of done(), or draw the missing side.',
          section: 'the-volume-is-negative',
        });
      }
    },
    after: (call, result) => {
      checkPen(call, result, replicad);
      checkDrawingPosition(call, result, kernel);
      finders.after(call);
      drawings.after(call, result);
      solids.after(call, result);
      results.after(call, result);
      origins.note(result, call);
      if (isDeletedShape(call.self)) origins.note(call.self, call);
      if (roundingMethods.has(call.name) && call.args[1] && call.self instanceof replicad.Drawing) {
        if (curveCount(call.self) === curveCount(result)) {
          warn(call, {
            sentence: `${call.name}() changed no corner.`,
            hint: 'Check the point or the angle that its finder looks for, and that the size fits.',
            section: 'a-finder-finds-nothing',
          });
        }
      }
      if (call.name === 'cut') checkCut(call, result, replicad, warn);
    },
    found: (call, elements) => {
      const explanation = nothingFound[call.name];
      if (explanation && Array.isArray(elements) && elements.length === 0) warn(call, explanation);
    },
  };
}

/** Returns true for a shape that a call has deleted. */
export function isDeletedShape(shape: unknown): boolean {
  return (
    typeof shape === 'object' && shape !== null && '_wrapped' in shape && shape._wrapped === null
  );
}

function warnInto(silentFailures: SilentFailure[]): Warn {
  return ({ name, trace }, explanation) =>
    void silentFailures.push({ error: { kind: 'silent', ...explanation, call: name }, trace });
}

/** Creates a log of the call that made each shape. It includes shapes that a promise resolves to. */
function createOriginLog() {
  const origins = new WeakMap<object, Call>();
  const note = (made: unknown, call: Call): void => {
    if (typeof made !== 'object' || made === null) return;
    origins.set(made, call);
    // The rejection is ignored here, because the code that awaits the promise handles it.
    if (made instanceof Promise) made.then((later) => note(later, call)).catch(() => undefined);
  };
  const of = (shape: unknown): Call | undefined =>
    typeof shape === 'object' && shape !== null ? origins.get(shape) : undefined;
  return { note, of };
}

/** Warnings about calls whose finder found nothing. */
const nothingFound: Readonly<Record<string, Explanation>> = {
  shell: {
    sentence: 'shell() found no face to open.',
    hint: 'Check the plane, its sign and its distance: without an opening the solid only shrinks.',
    section: 'a-shell-has-no-opening',
  },
  find: {
    sentence: 'The finder found nothing.',
    hint: 'Check the plane, its sign and the spelling of the type: cylinders are "CYLINDRE".',
    section: 'a-finder-finds-nothing',
  },
};

const acceptsOpenSketch = new Set(['extrude', 'revolve']);

function isOpenSketch(value: unknown, replicad: Kernel['replicad']): boolean {
  return value instanceof replicad.Sketch && !value.wire.isClosed;
}

/**
 * Warns if a cut removed nothing, or removed everything although the subtracted shape (the tool) is smaller. Both
 * happen if solids of the tool overlap.
 */
function checkCut(call: Call, result: unknown, replicad: Kernel['replicad'], warn: Warn): void {
  const { self, args } = call;
  const [tool] = args;
  if (!isSolidShape(self, replicad) || !isSolidShape(result, replicad)) return;
  const isCompound = tool instanceof replicad.Compound;
  // Measuring is slow, so only cuts that leave the number of faces unchanged and cuts with several solids are measured.
  if (!isCompound && self.faces.length !== result.faces.length) return;
  const [volume, left] = [replicad.measureVolume(self), replicad.measureVolume(result)];
  // A shape without a solid has no volume.
  if (volume <= 0) return;
  const tolerance = volume * volumeTolerance;
  if (Math.abs(volume - left) <= tolerance) {
    warn(call, {
      sentence: 'cut() took nothing away.',
      hint: isCompound
        ? 'The tool does not reach the solid, or solids of the tool overlap: fuse them before you cut.'
        : 'The tool does not reach the solid: check its position, and let it stick out on both sides.',
      section: 'a-cut-does-nothing',
    });
  } else if (isCompound && left <= tolerance && replicad.measureVolume(tool) < volume) {
    warn(call, {
      sentence: 'cut() left nothing, although the tool is smaller than the solid.',
      hint: 'Solids of the tool overlap: fuse them before you cut.',
      section: 'a-cut-does-nothing',
    });
  }
}

/** Relative error of the kernel's volumes. A hole of 0.1 mm in a block of 100 mm changes the volume by more. */
const volumeTolerance = 1e-9;

/**
 * Number of arguments that must be numbers, by call. They are the first arguments, or follow shapes and points. If one
 * is missing, the kernel hangs, returns a broken shape, or fails without naming the cause.
 */
const requiredNumbers: Readonly<Record<string, number>> = {
  customCorner: 1,
  drawCircle: 1,
  drawEllipse: 2,
  drawPolysides: 2,
  drawSingleCircle: 1,
  drawSingleEllipse: 2,
  extrude: 1,
  makeBaseBox: 3,
  makeCylinder: 2,
  makeEllipsoid: 3,
  makeOffset: 1,
  makeSphere: 1,
  rotate: 1,
  scale: 1,
  sketchCircle: 1,
  sketchPolysides: 2,
  sketchRectangle: 2,
  sketchRoundedRectangle: 2,
};

/** Calls that take a shape, a point or both before their number, except as methods of shapes and drawings. */
const acceptsObjectsFirst = new Set(['makeOffset', 'rotate', 'scale']);

/**
 * Throws a `ModelFailure` if an argument must be a number and is not one, if a cylinder has a negative height, or if
 * the size of a chamfer is a list.
 */
function checkNumbers({ name, self, args }: Call, { Shape, Drawing }: Kernel['replicad']): void {
  const fail = (explanation: Explanation): never => {
    throw new ModelFailure({ kind: 'js', ...explanation, call: name });
  };
  const isMethod = self instanceof Shape || self instanceof Drawing;
  const isNumberFirst = isMethod || !acceptsObjectsFirst.has(name);
  const objects = isNumberFirst
    ? 0
    : args.findIndex((value) => typeof value !== 'object' || value === null);
  const first = objects < 0 ? args.length : objects;
  for (let index = first; index < first + (requiredNumbers[name] ?? 0); index++) {
    const value = args[index];
    if (typeof value === 'object' || Number.isNaN(Number(value)))
      fail({
        sentence: `${name}() needs a number as argument ${index + 1}.`,
        hint: 'Look for a number that is missing, or a name that is misspelt.',
        section: 'maximum-call-stack',
      });
  }
  if (name === 'makeCylinder' && Number(args[1]) < 0)
    fail({
      sentence: 'makeCylinder() needs a height above 0.',
      hint: 'For a cylinder that goes down, give the direction [0, 0, -1].',
      section: 'standard-constructionerror',
    });
  if (name === 'chamfer' && self instanceof Shape && Array.isArray(args[0]))
    fail({
      sentence: 'chamfer() got a list of sizes.',
      hint: 'Give one size, or an object before the filter: { distances: [1, 2], selectedFace: (f) => f.inPlane("XY", 10) }.',
      section: 'a-value-it-cannot-use',
    });
}

/** Hints for calls that ignore the name of an axis. */
const axisHints: Readonly<Record<string, string>> = {
  rotate:
    'Give a point of the axis and its direction: rotate(90, [0, 0, 0], [1, 0, 0]) turns around the x axis.',
  translate: 'Give the distances along x, y and z: translate(5, 0, 0) moves along the x axis.',
};

function checkAxis(call: Call, warn: Warn): void {
  const hint = axisHints[call.name];
  const isName = (value: unknown) => typeof value === 'string' && Number.isNaN(Number(value));
  if (hint === undefined || !call.args.some(isName)) return;
  warn(call, {
    sentence: `${call.name}() does not know axes by name.`,
    hint,
    section: 'a-value-it-cannot-use',
  });
}

/** Throws a `ModelFailure` if a call has moved a pen to an invalid point, or has drawn a piece without a length. */
function checkPen({ name }: Call, result: unknown, { DrawingPen }: Kernel['replicad']): void {
  if (!(result instanceof DrawingPen)) return;
  const { pointer, pendingCurves } = result as unknown as {
    readonly pointer: Readonly<Record<number, unknown>>;
    readonly pendingCurves: readonly { readonly lastPoint: readonly number[] }[];
  };
  const isPoint = [pointer[0], pointer[1]].every((value) => Number.isFinite(Number(value)));
  if (isPoint && !pendingCurves.at(-1)?.lastPoint.some(Number.isNaN)) return;
  throw new ModelFailure({
    kind: 'js',
    sentence: isPoint
      ? `${name}() drew a piece without a length, or one of its numbers is missing.`
      : `${name}() moved the pen to a point that is not two numbers.`,
    hint: isPoint
      ? 'Look for an end that is also the start, and for a size that is 0, missing or misspelt.'
      : 'Put the coordinates of a point into one list, [x, y], and look for a number that is missing.',
    section: 'disconnected-wire',
    call: name,
  });
}

/** Throws a `ModelFailure` if a call has moved a drawing to a position that is not two numbers. */
function checkDrawingPosition(call: Call, result: unknown, kernel: Kernel): void {
  const [before, after] = [call.self, result].map((drawing) =>
    drawing instanceof kernel.replicad.Drawing
      ? regionsOf(drawing, kernel)[0]?.[0]?.curves[0]?.firstPoint
      : undefined,
  );
  if (before?.every(Number.isFinite) && after?.some(Number.isNaN))
    throw new ModelFailure(wrongArgument({ message: `The place is ${String(after)}.` }, call));
}

function curveCount(drawing: unknown): number {
  const { innerShape } = drawing as { readonly innerShape: unknown };
  return countIn(innerShape);
}

function countIn(outline: unknown): number {
  if (typeof outline !== 'object' || outline === null) return 0;
  if ('curves' in outline) return (outline.curves as readonly unknown[]).length;
  if ('blueprints' in outline) {
    return (outline.blueprints as readonly unknown[]).reduce<number>(
      (sum, inner) => sum + countIn(inner),
      0,
    );
  }
  return 0;
}
