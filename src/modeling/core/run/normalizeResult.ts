import type { AnyShape, Drawing, EdgeFinder, FaceFinder, Vertex } from 'replicad';
import { describeValue } from '../describeValue';
import type { Kernel } from '../kernel';
import { ModelFailure, type ModelError } from '../modelError';
import { findSimilarNames } from '../../../base/findSimilarNames';
import type { DrawingPart, Label, Part, Vector3 } from '../result';

/** An item that `main` returned: a library object with the item's settings. */
export interface RawPart {
  readonly content:
    | { readonly kind: 'shape'; readonly shape: AnyShape }
    | { readonly kind: 'drawing'; readonly drawing: Drawing };
  readonly name: string;
  readonly color?: string;
  readonly opacity?: number;
  readonly strokeType?: NonNullable<DrawingPart['strokeType']>;
  readonly labels: readonly Label[];
  /** Warnings about the part's settings. */
  readonly warnings: readonly ModelError[];
  readonly highlightFace?: (finder: FaceFinder) => FaceFinder;
  readonly highlightEdge?: (finder: EdgeFinder) => EdgeFinder;
}

type Described = Omit<RawPart, 'content' | 'name'> & {
  readonly name?: string;
  readonly value: unknown;
};

/**
 * Returns all items in a result that can be drawn: shapes and drawings, alone, in nested arrays, or as `{ shape, name,
 * color, opacity, … }`. Closed sketches become faces, open sketches become wires. Throws a `ModelFailure` of kind
 * "silent" if the result contains a pen that was never closed, and of kind "result" if it contains any other value.
 */
export function normalizeResult(
  result: unknown,
  kernel: Pick<Kernel, 'replicad'>,
  modelName: string,
): readonly RawPart[] {
  const described = flatten(result, { value: result, labels: [], warnings: [] });
  if (described.length === 0 || described.some(({ value }) => isEmpty(value)))
    throw nothingToShowFailure(described.length);
  return described.map(({ value, name, ...rest }, index) => ({
    ...rest,
    name: name ?? (described.length === 1 ? modelName : `Part ${index + 1}`),
    content: contentOf(value, kernel),
  }));
}

function flatten(value: unknown, described: Described): readonly Described[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) =>
      flatten(item, {
        ...described,
        value: item,
        // The warnings of an item with several parts are reported only once, with its first part.
        warnings: index === 0 ? described.warnings : [],
      }),
    );
  if (isDescription(value)) {
    const warnings = [...described.warnings, ...droppedFields(value)];
    return flatten(value.shape, { ...described, ...describe(value), warnings, value: value.shape });
  }
  return [{ ...described, value }];
}

interface Description {
  readonly shape: unknown;
  readonly [key: string]: unknown;
}

function isDescription(value: unknown): value is Description {
  return typeof value === 'object' && value !== null && 'shape' in value && !('wrapped' in value);
}

function describe(value: Description): Partial<Described> {
  const { name, color, opacity, strokeType, labels, highlightFace, highlightEdge } = value;
  return {
    ...(typeof name === 'string' && name !== '' && { name }),
    ...(typeof color === 'string' && { color }),
    ...(Number.isFinite(opacity) && { opacity: Math.min(1, Math.max(0, Number(opacity))) }),
    ...(isStroke(strokeType) && { strokeType }),
    ...(Array.isArray(labels) && { labels: labels.flatMap(labelOf) }),
    ...(typeof highlightFace === 'function' && {
      highlightFace: highlightFace as NonNullable<RawPart['highlightFace']>,
    }),
    ...(typeof highlightEdge === 'function' && {
      highlightEdge: highlightEdge as NonNullable<RawPart['highlightEdge']>,
    }),
  };
}

/** The workbench's settings of a part, with the values that this site accepts. */
const fields: Readonly<
  Record<string, { readonly takes: (value: unknown) => boolean; readonly expected: string }>
> = {
  name: { takes: (value) => typeof value === 'string', expected: 'a text' },
  color: { takes: (value) => typeof value === 'string', expected: 'a text such as "#5b93ad"' },
  opacity: { takes: isNumber, expected: 'a number from 0 to 1' },
  strokeType: { takes: isStroke, expected: '"solid", "dashes" or "dots"' },
  labels: { takes: Array.isArray, expected: 'an array' },
  highlightFace: { takes: isFunction, expected: 'a function such as (f) => f.inPlane("XY")' },
  highlightEdge: { takes: isFunction, expected: 'a function such as (e) => e.inPlane("XY")' },
};

/** Returns a warning for each setting that has no effect on this site. */
function droppedFields(description: Description): readonly ModelError[] {
  return Object.entries(description).flatMap(([field, value]): readonly ModelError[] => {
    if (field === 'shape') return [];
    const known = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (value === undefined || value === null || known?.takes(value)) return [];
    if (known)
      return [dropped(`${field} is not ${known.expected}`, `Write ${field}: ${known.expected}.`)];
    const near = field.startsWith('highlight')
      ? ['highlightFace', 'highlightEdge']
      : findSimilarNames(field, ['shape', ...Object.keys(fields)]);
    return [
      dropped(
        `The field "${field}" is not known here`,
        near.length > 0
          ? `Write ${near.join(' or ')} instead.`
          : `A part may have shape, ${Object.keys(fields).join(', ')}.`,
      ),
    ];
  });
}

function dropped(sentence: string, hint: string): ModelError {
  return { kind: 'silent', sentence: `${sentence}, so it changes nothing.`, hint };
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}

function isStroke(value: unknown): value is NonNullable<DrawingPart['strokeType']> {
  return value === 'solid' || value === 'dots' || value === 'dashes';
}

/** Reads a label in the format of the workbench, `{ label, from, to }`. The end points are coordinates or vertices. */
function labelOf(value: unknown): readonly Label[] {
  if (typeof value !== 'object' || value === null) return [];
  const { label, from, to } = value as Readonly<Record<string, unknown>>;
  const [start, end] = [pointOf(from), pointOf(to)];
  return start && end
    ? [
        {
          text: typeof label === 'string' || typeof label === 'number' ? String(label) : '',
          from: start,
          to: end,
        },
      ]
    : [];
}

function pointOf(value: unknown): Vector3 | null {
  if (Array.isArray(value)) {
    const [x = 0, y = 0, z = 0] = value as readonly unknown[];
    return isNumber(x) && isNumber(y) && isNumber(z) ? [x, y, z] : null;
  }
  if (typeof value === 'object' && value !== null && 'asTuple' in value)
    return (value as Vertex).asTuple();
  return null;
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function contentOf(value: unknown, { replicad }: Pick<Kernel, 'replicad'>): RawPart['content'] {
  if (value instanceof replicad.Drawing) return { kind: 'drawing', drawing: value };
  if (
    value instanceof replicad.Blueprint ||
    value instanceof replicad.Blueprints ||
    value instanceof replicad.CompoundBlueprint
  ) {
    return { kind: 'drawing', drawing: new replicad.Drawing(value) };
  }
  if (value instanceof replicad.Shape) return { kind: 'shape', shape: value as AnyShape };
  if (value instanceof replicad.Sketch) {
    return { kind: 'shape', shape: value.wire.isClosed ? value.face() : value.wire };
  }
  if (value instanceof replicad.CompoundSketch) return { kind: 'shape', shape: value.face() };
  if (value instanceof replicad.Sketches) return { kind: 'shape', shape: value.wires() };
  if (isPen(value, replicad)) throw unfinishedPenFailure();
  throw new ModelFailure({
    kind: 'result',
    sentence: `main returned ${describeValue(value)}, which is neither a shape nor a drawing.`,
    hint: 'Return a shape, a drawing, an array of them, or objects like { shape, name, color }.',
  });
}

function isPen(value: unknown, replicad: Kernel['replicad']): boolean {
  return [replicad.BaseSketcher2d, replicad.Sketcher].some((pen) => value instanceof pen);
}

function unfinishedPenFailure(): ModelFailure {
  return new ModelFailure({
    kind: 'silent',
    sentence: 'main returned a pen that was never closed.',
    hint: 'End the outline with close(), closeWithMirror() or, to leave it open, done().',
    section: 'the-model-is-empty',
  });
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null;
}

/** Returns the failure for a result of `parts` parts that is empty or contains an empty part. */
function nothingToShowFailure(parts: number): ModelFailure {
  const content = parts > 1 ? 'nothing as one of its parts' : 'nothing';
  return new ModelFailure({
    kind: 'result',
    sentence: `main returned ${parts === 0 ? 'an empty array' : content}.`,
    hint:
      parts > 1
        ? 'Look for a name without a value, or for a function that returns nothing.'
        : 'Did you forget to `return` the shape?',
    section: 'the-model-is-empty',
  });
}

export function appearanceOf({
  name,
  color,
  opacity,
}: RawPart): Pick<Part, 'name' | 'color' | 'opacity'> {
  return {
    name,
    ...(color !== undefined && { color }),
    ...(opacity !== undefined && { opacity }),
  };
}
