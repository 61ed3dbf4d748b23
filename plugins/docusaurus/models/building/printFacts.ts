import { roundToThousandths } from '../../../../src/base/vectors';
import type { Facts, MeasuredPart } from '../../../../src/modeling/node';
import {
  checkPrint,
  directionVectors,
  isPrintDirection,
  defaultPrintDirection,
  type PrintFinding,
} from '../../../../src/printing/node';
import type { PrintFacts } from '../facts';

/**
 * Returns the findings of the print check, with the model placed on the side that `about.prints` names. Returns null
 * for models without a volume: drawings, wires and faces. Lengths and areas are rounded to tenths.
 */
export function printFactsOf(
  parts: readonly MeasuredPart[],
  facts: Facts,
  prints = '',
): PrintFacts | null {
  if (facts.volume === undefined) return null;
  const down = isPrintDirection(prints) ? prints : defaultPrintDirection;
  const meshes = parts.flatMap((part) =>
    part.kind === 'solid' && part.mesh.indices.length > 0 ? [part.mesh] : [],
  );
  const { findings } = checkPrint(meshes, directionVectors[down]);
  return { down, findings: findings.map(rounded) };
}

function rounded(finding: PrintFinding): PrintFinding {
  return Object.fromEntries(
    Object.entries(finding).map(([name, value]: [string, unknown]) => [name, roundedValue(value)]),
  ) as unknown as PrintFinding;
}

function roundedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(roundedValue);
  return typeof value === 'number' ? toTenths(value) : value;
}

function toTenths(value: number): number {
  return roundToThousandths(Math.round(value * 10) / 10);
}
