import type { OutcomeDifference } from './differences';

/** Returns how a program's result changes with the later version, as a phrase that follows its name: "throws `…`". */
export function changedResultPhrase(difference: OutcomeDifference): string {
  const { thrown, output, size } = difference;
  if (thrown) return afterThrowing(thrown);
  return [
    ...(output ? [outputPhrase(output[1])] : []),
    ...measures.flatMap(({ name, unit }) => {
      const pair = difference[name];
      return pair
        ? [`measures ${formatWithUnit(pair[1], unit)} instead of ${formatWithUnit(pair[0], unit)}`]
        : [];
    }),
    ...(size ? [`measures ${size[1].join(' × ')} mm instead of ${size[0].join(' × ')} mm`] : []),
  ].join(', ');
}

const measures = [
  { name: 'volume', unit: 'mm³' },
  { name: 'area', unit: 'mm²' },
  { name: 'faces', unit: 'faces' },
  { name: 'edges', unit: 'edges' },
  { name: 'parts', unit: 'parts' },
] as const;

const formatWithUnit = (value: number, unit: string): string => `${value} ${unit}`;

function afterThrowing([described, later]: NonNullable<OutcomeDifference['thrown']>): string {
  if (later === null) return `runs; here it throws \`${described ?? ''}\``;
  if (later.startsWith('it runs for more than')) return 'does not end';
  return described === null ? `throws \`${later}\`` : `throws \`${later}\`, here \`${described}\``;
}

function outputPhrase(lines: readonly string[]): string {
  if (lines.length === 0) return 'writes nothing to the console';
  return `writes ${lines.map((line) => `\`${line}\``).join(', ')}`;
}
