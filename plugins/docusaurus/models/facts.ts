import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { roundToThousandths } from '../../../src/base/vectors';
import type { BuiltModel, Facts } from '../../../src/modeling/node';
import type { PrintFinding, PrintDirection } from '../../../src/printing/node';
import { factsFile, modelDataFolder } from './folders';
import { modelFiles, type ModelFile } from './modelFiles';

/**
 * The findings of the print check: obstacles to printing a model without supports. `down` is the side on the printer
 * bed, as the model declares it.
 */
export interface PrintFacts {
  readonly down: PrintDirection;
  readonly findings: readonly PrintFinding[];
}

/** The facts of a model. Models with a volume also have a print check. */
export type ReviewedFacts = Facts & { readonly print?: PrintFacts };

export type AllFacts = Readonly<Record<string, ReviewedFacts>>;

/** Tolerance for two builds of the same model: relative, but at least a tenth of a unit. */
const factTolerance = { relative: 1e-4, absolute: 0.1 } as const;

/**
 * Tolerance for print checks. Overhangs sum the triangles above an angle, and the kernel triangulates a curved face
 * differently after other models. The overhang of a thread was 943.1 mm² in one build and 945.5 mm² in the next.
 */
const printTolerance = { relative: 1e-2, absolute: 0.1 } as const;

type Tolerance = typeof factTolerance | typeof printTolerance;

/** Returns the facts of all models, as measured by the last build. */
export function builtFacts(models: readonly ModelFile[]): AllFacts {
  return Object.fromEntries(
    models.map(({ name }) => {
      const file = path.join(modelDataFolder, `${name}.json`);
      const { facts, print } = JSON.parse(readFileSync(file, 'utf8')) as BuiltModel & {
        readonly print?: PrintFacts;
      };
      return [name, { ...facts, ...(print && { print }) }];
    }),
  );
}

/** Returns the facts as last reviewed. */
export function reviewedFacts(): AllFacts {
  return existsSync(factsFile) ? (JSON.parse(readFileSync(factsFile, 'utf8')) as AllFacts) : {};
}

/** Replaces the reviewed facts with the facts of the last build. Returns the changes, one line per model. */
export function updateFacts(): readonly string[] {
  const facts = builtFacts(modelFiles());
  const changes = compareFacts(reviewedFacts(), facts);
  writeFacts(factsFile, facts);
  return changes.length > 0 ? changes : ['No facts have changed.'];
}

/**
 * Writes one line per model, so a diff shows which models have changed. Rounds numbers to thousandths, which are the
 * same on all machines.
 */
export function writeFacts(file: string, facts: Readonly<Record<string, object>>): void {
  const round = (_: string, value: unknown) =>
    typeof value === 'number' ? roundToThousandths(value) : value;
  const lines = Object.entries(facts).map(
    ([name, facts]) => `  ${JSON.stringify(name)}: ${JSON.stringify(facts, round)}`,
  );
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

/** Describes the differences; returns an empty list if all facts are equal within the tolerance. */
export function compareFacts(before: AllFacts, after: AllFacts): readonly string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name) => {
    const [old, now] = [before[name], after[name]];
    if (!old) return [`${name} is new`];
    if (!now) return [`${name} is gone`];
    const changes = Object.keys({ ...old, ...now }).flatMap((fact) =>
      describeChange(fact, old[fact as keyof ReviewedFacts], now[fact as keyof ReviewedFacts]),
    );
    return changes.length > 0 ? [`${name}: ${changes.join(', ')}`] : [];
  });
}

function describeChange(fact: string, before: unknown, after: unknown): readonly string[] {
  return isWithinTolerance(before, after, fact === 'print' ? printTolerance : factTolerance)
    ? []
    : [`${fact} ${JSON.stringify(before)} → ${JSON.stringify(after)}`];
}

function isWithinTolerance(a: unknown, b: unknown, tolerance: Tolerance): boolean {
  if (typeof a === 'number' && typeof b === 'number') {
    return Math.abs(a - b) <= Math.max(tolerance.absolute, Math.abs(a) * tolerance.relative);
  }
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    const [first, second] = [Object.entries(a), Object.entries(b)];
    return (
      first.length === second.length &&
      first.every(([key, value]) =>
        isWithinTolerance(value, (b as Record<string, unknown>)[key], tolerance),
      )
    );
  }
  return a === b;
}
