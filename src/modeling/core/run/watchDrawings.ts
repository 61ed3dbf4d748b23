import type { Drawing } from 'replicad';
import { areaOfDrawing } from '../measure/areaOfDrawing';
import type { Call, Kernel } from '../kernel';
import type { Suspect } from './suspicion';

/** Tolerance of an area, as a share of the larger one: curves are measured by their chords. */
const areaError = 0.005;

/** Relative difference between two measurements of the same outlines. */
const sameArea = 1e-9;

/**
 * Detects wrong results of `cut`, `fuse` and `intersect` by their areas: version 0.20 combines with each piece of the
 * other drawing separately and puts the results on top of each other.
 */
export function watchDrawings(kernel: Kernel, suspect: Suspect) {
  return {
    after: (call: Call, result: unknown): void => {
      const operation = operationOf(call, kernel);
      if (!operation) return;
      const areas = areasOf([...operation.operands, result], kernel);
      if (!areas) return;
      const [first, second, area] = areas;
      const fault = faults[operation.name](first, second, area);
      if (fault) suspect(call, `${call.name}() ${fault.words}.`, fault.hint);
    },
  };
}

type Operation = 'cut' | 'fuse' | 'intersect';

interface Fault {
  readonly words: string;
  readonly hint: string;
}

const hint =
  'Where a drawing has several pieces or holes, work with one at a time, or extrude both and work with the solids.';

const faults: Readonly<
  Record<Operation, (first: number, second: number, area: number) => Fault | null>
> = {
  cut: (first, _, area) => {
    if (isLarger(area, first))
      return { words: 'made the drawing larger, so its outlines overlap', hint };
    return Math.abs(area - first) <= first * sameArea ? nothingCut : null;
  },
  fuse: (first, second, area) => {
    if (isLarger(area, first + second))
      return { words: 'made more than the two drawings together, so its outlines overlap', hint };
    return isLarger(Math.max(first, second), area)
      ? { words: 'lost a part of the drawings', hint }
      : null;
  },
  intersect: (first, second, area) =>
    isLarger(area, Math.min(first, second))
      ? { words: 'made more than one of the two drawings, so it is not what they share', hint }
      : null,
};

const nothingCut: Fault = {
  words: 'took nothing away',
  hint: 'The tool does not reach the drawing. With a tool of several pieces, cut with one at a time.',
};

function isLarger(area: number, than: number): boolean {
  return area > than * (1 + areaError);
}

/** Returns the operation of a method of a drawing, or of the function that does the same to outlines. */
function operationOf(
  { name, self, args }: Call,
  { replicad }: Kernel,
): { readonly name: Operation; readonly operands: readonly unknown[] } | null {
  const operation = name.replace(/(2D|Blueprints)$/, '');
  if (!isOperation(operation)) return null;
  if (operation !== name) return { name: operation, operands: args.slice(0, 2) };
  return self instanceof replicad.Drawing
    ? { name: operation, operands: [self, ...args.slice(0, 1)] }
    : null;
}

function isOperation(name: string): name is Operation {
  return name === 'cut' || name === 'fuse' || name === 'intersect';
}

/** Returns the areas of two operands and of the result. Null if one of them is empty, open or not a drawing. */
function areasOf(
  drawings: readonly unknown[],
  kernel: Kernel,
): readonly [number, number, number] | null {
  try {
    const [first, second, result] = drawings.map((one) => {
      const drawing = drawingOf(one, kernel);
      return drawing && areaOfDrawing(drawing, kernel);
    });
    return first && second && result ? [first, second, result] : null;
  } catch {
    // A failing check must not stop a run that works.
    return null;
  }
}

function drawingOf(value: unknown, { replicad }: Kernel): Drawing | null {
  if (value instanceof replicad.Drawing) return value;
  return value instanceof replicad.Blueprint ||
    value instanceof replicad.Blueprints ||
    value instanceof replicad.CompoundBlueprint
    ? new replicad.Drawing(value)
    : null;
}
