import { formatMeasure } from '../../../base/formatMeasure';
import type { BuiltModel } from '../../../modeling';
import type { Facts } from '../../../modeling';

/** The facts of a model that `<Fact of="…" />` can show. */
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
 * Formats a fact, such as "39,270 mm³" or "60 × 40 × 25 mm". Throws if the model lacks the fact, such as the volume of
 * a drawing. The message names the model and the facts it has.
 */
export function formatFact(model: Pick<BuiltModel, 'name' | 'facts'>, name: FactName): string {
  const text = formatFacts(model.facts)[name];
  if (text !== undefined) return text;
  const known = Object.entries(formatFacts(model.facts)).flatMap(([key, value]) =>
    value ? [key] : [],
  );
  throw new Error(`Model "${model.name}" has no fact "${name}". It has: ${known.join(', ')}.`);
}

/** Returns the labelled facts below each picture, in reading order. A model without parts has the fact "no shape". */
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
    size: `${sides.map((side) => formatMeasure(side ?? 0)).join(' × ')} mm`,
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
  return unit === undefined ? formatMeasure(value) : `${formatMeasure(value)} ${unit}`;
}
