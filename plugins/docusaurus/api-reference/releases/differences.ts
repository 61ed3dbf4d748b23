import { diagonalOf } from '../../../../src/base/vectors';
import {
  meshTolerancesFor,
  type MeasuredOutcome,
  type ReleaseOutcome,
} from '../../../../src/modeling/node';

/** The outcomes of programs, by program name. */
export type ProgramOutcomes = ReadonlyMap<string, ReleaseOutcome>;

/**
 * Differences between a program's outcomes with the described and the later version. Each pair has the described
 * version first.
 */
export interface OutcomeDifference {
  readonly thrown?: readonly [described: string | null, later: string | null];
  readonly output?: readonly [described: readonly string[], later: readonly string[]];
  readonly volume?: Pair;
  readonly area?: Pair;
  readonly faces?: Pair;
  readonly edges?: Pair;
  readonly parts?: Pair;
  readonly size?: readonly [described: readonly number[], later: readonly number[]];
}

type Pair = readonly [described: number, later: number];

export type Differences = Readonly<Record<string, OutcomeDifference>>;

/** Numbers with a smaller relative difference count as equal. */
const tolerance = 1e-4;

/** Returns the differences, by program name. Programs with equal outcomes are omitted. */
export function differencesOf(described: ProgramOutcomes, later: ProgramOutcomes): Differences {
  const entries = [...described].flatMap(([name, outcome]) => {
    const other = later.get(name);
    const difference = other && differenceOf(outcome, other);
    return difference && Object.keys(difference).length > 0 ? [[name, difference] as const] : [];
  });
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

export function differenceOf(described: ReleaseOutcome, later: ReleaseOutcome): OutcomeDifference {
  return {
    ...(described.thrown !== later.thrown && { thrown: [described.thrown, later.thrown] as const }),
    ...(!isSameText(described.output, later.output) && {
      output: [described.output, later.output] as const,
    }),
    ...(described.measured &&
      later.measured &&
      measuredDifference(described.measured, later.measured)),
  };
}

function measuredDifference(described: MeasuredOutcome, later: MeasuredOutcome): OutcomeDifference {
  const names = ['volume', 'area', 'faces', 'edges', 'parts'] as const;
  const changed = names.filter((name) => !isClose(described[name], later[name], tolerance));
  const sizes = [sizeOf(described), sizeOf(later)] as const;
  // The boxes of two triangulations of a round face may differ by twice the tolerance.
  const maxDifference = 2 * meshTolerancesFor(diagonalOf(described.box), 'view').tolerance;
  const isSameSize = sizes[0].every(
    (side, axis) => Math.abs(side - (sizes[1][axis] ?? 0)) <= maxDifference,
  );
  return {
    ...Object.fromEntries(
      changed.map((name) => [name, [rounded(described[name]), rounded(later[name])]]),
    ),
    ...(!isSameSize && { size: sizes }),
  };
}

function sizeOf({ box: { min, max } }: MeasuredOutcome): readonly number[] {
  return min.map((low, axis) => rounded((max[axis] ?? 0) - low));
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const numberPattern = /-?\d+(?:\.\d+)?(?:e[-+]?\d+)?/g;

/** Returns true if all words are equal and all numbers are equal within the tolerance. */
function isSameText(described: readonly string[], later: readonly string[]): boolean {
  const [one, other] = [described.join('\n'), later.join('\n')];
  if (one.replace(numberPattern, '#') !== other.replace(numberPattern, '#')) return false;
  const numbers = [...other.matchAll(numberPattern)].map(([text]) => Number(text));
  return [...one.matchAll(numberPattern)].every(([text], at) =>
    isClose(Number(text), numbers[at] ?? NaN, tolerance),
  );
}

function isClose(one: number, other: number, part: number): boolean {
  return Math.abs(one - other) <= Math.max(1e-3, Math.abs(one) * part);
}
