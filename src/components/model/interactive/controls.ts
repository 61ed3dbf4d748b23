import type { About, Params, ParamValue } from '../../../modeling';

/** The control of one parameter. */
export type ParameterControl = {
  readonly name: string;
  readonly label: string;
  readonly unit: string | null;
} & (
  | {
      readonly kind: 'number';
      /** The limit that the model declares; null if there is none. */
      readonly min: number | null;
      readonly max: number | null;
      readonly slider: { readonly min: number; readonly max: number; readonly step: number };
    }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'text' }
  | { readonly kind: 'choice'; readonly choices: readonly ParamValue[] }
);

/**
 * Returns the controls for a model's parameters, in the order of the parameters. The type of a default value determines
 * the kind of control.
 */
export function controlsOf(defaults: Params, specs: About['params']): readonly ParameterControl[] {
  return Object.entries(defaults).map(([name, value]) => {
    const spec = specs?.[name] ?? {};
    const base = { name, label: spec.label ?? formatName(name), unit: spec.unit ?? null };
    if (spec.choices) return { ...base, kind: 'choice', choices: spec.choices };
    if (typeof value === 'boolean') return { ...base, kind: 'boolean' };
    if (typeof value === 'string') return { ...base, kind: 'text' };
    const guess = guessRange(value);
    const min = spec.min ?? null;
    const max = spec.max ?? null;
    const slider = {
      min: min ?? Math.min(guess.min, max ?? Infinity),
      max: max ?? Math.max(guess.max, min ?? -Infinity),
      step: spec.step ?? guess.step,
    };
    return { ...base, kind: 'number', min, max, slider };
  });
}

export type ParsedInput =
  | { readonly value: ParamValue; readonly problem: null }
  | { readonly value: null; readonly problem: string };

/** Parses the text typed into the field of `control`. Returns the value, or the reason why it is not allowed. */
export function readValue(control: ParameterControl, text: string): ParsedInput {
  if (control.kind === 'choice') {
    const choice = control.choices.find((one) => String(one) === text);
    return choice === undefined ? invalid(`Choose one of the values.`) : valid(choice);
  }
  if (control.kind === 'boolean') return valid(text === 'true');
  if (control.kind === 'text') return valid(text);
  const value = Number(text.trim().replace(',', '.'));
  if (text.trim() === '' || !Number.isFinite(value)) return invalid('Type a number.');
  const { min, max, unit } = control;
  const withUnit = (limit: number) => (unit === null ? String(limit) : `${limit} ${unit}`);
  if (min !== null && value < min) return invalid(`Not less than ${withUnit(min)}.`);
  if (max !== null && value > max) return invalid(`Not more than ${withUnit(max)}.`);
  return valid(value);
}

/**
 * Returns `defaults` with `values` applied. Values of the wrong type or out of range are ignored, because a link may
 * belong to an older version of the model or may be forged.
 */
export function allowedParams(
  defaults: Params,
  values: Params,
  controls: readonly ParameterControl[],
): Params {
  const allowed = controls.flatMap((control) => {
    const value = Object.hasOwn(values, control.name) ? values[control.name] : undefined;
    if (value === undefined || typeof value !== typeof defaults[control.name]) return [];
    return readValue(control, String(value)).problem === null
      ? [[control.name, value] as const]
      : [];
  });
  return { ...defaults, ...Object.fromEntries(allowed) };
}

function valid(value: ParamValue): ParsedInput {
  return { value, problem: null };
}

function invalid(problem: string): ParsedInput {
  return { value: null, problem };
}

/** Returns a default slider range, from 0 to three times the default value in about a hundred steps. */
function guessRange(
  value: number,
): ParameterControl & { kind: 'number' } extends { slider: infer S } ? S : never {
  const end = value === 0 ? 10 : value * 3;
  const step =
    Number.isInteger(value) && Math.abs(value) >= 3
      ? 1
      : 10 ** Math.floor(Math.log10(Math.abs(end) / 30));
  return { min: Math.min(0, end), max: Math.max(0, end), step };
}

/** Returns a label made from a parameter's name: "Wall thickness" for "wallThickness". */
function formatName(name: string): string {
  const words = name.replace(/[_-]+/g, ' ').replace(/([a-z\d])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
