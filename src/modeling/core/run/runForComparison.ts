import { boxOf, diagonalOf, uniteBoxes } from '../../../base/vectors';
import { captureConsole } from './captureConsole';
import { compile, type MissingNames } from '../evaluate/compile';
import { evaluate } from '../evaluate/evaluate';
import { KernelFailure } from '../explain/explainLibrary';
import type { Kernel, Library } from '../kernel';
import { meshTolerancesFor, triangulate } from '../measure/meshShape';
import { ModelFailure } from '../modelError';
import { normalizeResult, type RawPart } from './normalizeResult';
import type { Box } from '../result';
import type { ConsoleLine } from '../runResult';

/** The outcome of running a model with one version of the library. */
export interface ReleaseOutcome {
  /** The measurements; null if the model throws. */
  readonly measured: ReleaseMeasures | null;
  /** The original message of the error that the model throws; null if it does not throw. */
  readonly thrown: string | null;
  /** Lines that the model writes to the console. */
  readonly output: readonly string[];
}

export interface ReleaseMeasures {
  /** Volume of all solids in cubic millimetres. */
  readonly volume: number;
  /** Area of all faces in square millimetres. */
  readonly area: number;
  /** Box around all shapes and drawings. Millimetres. */
  readonly box: Box;
  readonly faces: number;
  readonly edges: number;
  readonly parts: number;
}

/**
 * Runs a model and measures the result with calls that exist in every version of the library, so outcomes of
 * versions can be compared. `runModel` cannot be used, because the names of some kernel calls have changed. Never
 * throws.
 */
export async function runForComparison(
  code: string,
  kernel: Pick<Kernel, 'replicad'>,
  reasonOf: (thrown: unknown) => string = messageOf,
): Promise<ReleaseOutcome> {
  const console = captureConsole();
  let missed: MissingNames | undefined;
  try {
    const compiled = compile(code);
    ({ missed } = compiled);
    const { main, defaultParams } = evaluate(compiled, kernel.replicad);
    const parts = normalizeResult(await main(defaultParams), kernel, 'model');
    return {
      measured: measure(parts, kernel.replicad),
      thrown: null,
      output: textsOf(console.lines),
    };
  } catch (error) {
    const absent = error instanceof TypeError && missed?.last;
    const thrown = absent ? `${absent.owner} has no "${absent.name}".` : reasonOf(error);
    return { measured: null, thrown, output: textsOf(console.lines) };
  } finally {
    console.release();
  }
}

const textsOf = (lines: readonly ConsoleLine[]) => lines.map(({ text }) => text);

/** Returns the original message of a thrown value. */
export function messageOf(thrown: unknown): string {
  if (thrown instanceof ModelFailure) return thrown.error.sentence;
  if (thrown instanceof KernelFailure) return thrown.message;
  return thrown instanceof Error ? thrown.message : String(thrown);
}

function measure(parts: readonly RawPart[], library: Library): ReleaseMeasures {
  const measured = parts.map((part) => measurePart(part, library));
  const sum = (name: Exclude<keyof ReleaseMeasures, 'box'>) =>
    measured.reduce((total, one) => total + one[name], 0);
  return {
    volume: sum('volume'),
    area: sum('area'),
    box: uniteBoxes(measured.map(({ box }) => box)),
    faces: sum('faces'),
    edges: sum('edges'),
    parts: sum('parts'),
  };
}

function measurePart({ content }: RawPart, library: Library): ReleaseMeasures {
  if (content.kind === 'drawing') {
    const [min, max] = content.drawing.boundingBox.bounds;
    const box: Box = { min: [...min, 0], max: [...max, 0] };
    return { volume: 0, area: 0, box, faces: 0, edges: 0, parts: 1 };
  }
  const { shape } = content;
  const [min, max] = shape.boundingBox.bounds;
  const { triangles } = triangulate(shape, meshTolerancesFor(diagonalOf({ min, max }), 'view'));
  const hasSolid = [...library.iterTopo(shape.wrapped, 'solid')].length > 0;
  const { faces } = shape;
  return {
    volume: hasSolid ? library.measureVolume(shape as Parameters<Library['measureVolume']>[0]) : 0,
    area: faces.reduce((total, face) => total + library.measureArea(face), 0),
    box: boxOf(triangles.positions, triangles.lines),
    faces: faces.length,
    edges: shape.edges.length,
    parts: 1,
  };
}
