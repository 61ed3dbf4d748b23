import type { BuiltModel } from '../../../modeling';
import type { Facts } from '../../../modeling';

/** What `<Fact of="…" />` can say of a model: its numbers as the build measured them. */
export type FactName =
  | 'volume'
  | 'area'
  | 'size'
  | 'width'
  | 'depth'
  | 'height'
  | 'faces'
  | 'edges'
  | 'triangles'
  | 'parts';

/**
 * Returns one fact in text, for example "39,270 mm³" or "60 × 40 × 25 mm".
 * Errors: names the model and lists the facts it has when the asked one makes no sense for it (volume of a drawing).
 */
export function formatFact(model: Pick<BuiltModel, 'name' | 'facts'>, name: FactName): string {
  const text = formatFacts(model.facts)[name];
  if (text !== undefined) return text;
  const known = Object.entries(formatFacts(model.facts)).flatMap(([key, value]) =>
    value ? [key] : [],
  );
  throw new Error(`Model "${model.name}" has no fact "${name}". It has: ${known.join(', ')}.`);
}

/** Returns the facts shown under every picture, with their labels, in reading order. A model that gave nothing says so. */
export function factsLine(
  facts: Facts,
): readonly { readonly label: string; readonly text: string }[] {
  if (facts.parts === 0) return [{ label: 'Shape', text: 'none' }];
  const text = formatFacts(facts);
  const shown: readonly (readonly [string, string | undefined])[] =
    facts.kind === 'solid'
      ? [
          ['Volume', text.volume],
          ['Size', text.size],
          ['Faces', text.faces],
          ['Parts', facts.parts > 1 ? text.parts : undefined],
        ]
      : [
          ['Size', text.size],
          ['Area', text.area],
        ];
  return shown.flatMap(([label, value]) => (value === undefined ? [] : [{ label, text: value }]));
}

function formatFacts(facts: Facts): Readonly<Record<FactName, string | undefined>> {
  const [width, depth, height] = [0, 1, 2].map((axis) => extent(facts, axis));
  const sides = facts.kind === 'solid' ? [width, depth, height] : [width, depth];
  return {
    volume: withUnit(facts.volume, 'mm³'),
    area: withUnit(facts.area, 'mm²'),
    size: `${sides.map((side) => formatNumber(side ?? 0)).join(' × ')} mm`,
    width: withUnit(width, 'mm'),
    depth: withUnit(depth, 'mm'),
    height: facts.kind === 'solid' ? withUnit(height, 'mm') : undefined,
    faces: withUnit(facts.faces),
    edges: withUnit(facts.edges),
    triangles: withUnit(facts.triangles),
    parts: withUnit(facts.parts),
  };
}

function extent({ box }: Facts, axis: number): number {
  return (box.max[axis] ?? 0) - (box.min[axis] ?? 0);
}

function withUnit(value: number | undefined, unit?: string): string | undefined {
  if (value === undefined) return undefined;
  return unit === undefined ? formatNumber(value) : `${formatNumber(value)} ${unit}`;
}

/** Four digits that count, as a person would say a measure: 39,270 · 412.5 · 8.66 · 0.5. */
export function formatNumber(value: number): string {
  const wholeDigits = Math.floor(Math.log10(Math.max(1, Math.abs(value)))) + 1;
  const fractionDigits = Math.min(2, Math.max(0, 4 - wholeDigits));
  // The next number up: 19.915 is kept as a little less, and would be 19.91.
  const rounded = (value * (1 + Number.EPSILON)).toFixed(fractionDigits);
  // Not by `Intl`, whose first use takes a phone a tenth of a second. By way of a number 8.50 is 8.5 and −0.001 is 0.
  const [whole = '', fraction] = String(Math.abs(Number(rounded))).split('.');
  const sign = Number(rounded) < 0 ? '-' : '';
  return `${sign}${inThousands(whole)}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** "1234567" → "1,234,567" */
function inThousands(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) {
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  }
  return groups.join(',');
}
