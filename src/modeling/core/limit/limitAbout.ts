import { resultLimits } from '../resultLimits';
import { shortenName } from '../limitWarnings';
import type { About, Camera, Params, ParamSpec, ParamValue } from '../result';
import type { ResultBudget } from './ResultBudget';

/** Returns the default values for which the page shows controls. Other values still apply to the model. */
export function limitParams(params: Params | null, budget: ResultBudget): Params | null {
  if (!params) return null;
  const usable = Object.entries(params).filter(([name, value]) => hasControl(name, value, budget));
  const entries = budget.first(usable, resultLimits.parameters, 'parameters');
  return Object.fromEntries(
    entries.map(([name, value]) => [budget.text(name), limitValue(value, budget)] as const),
  );
}

function hasControl(name: string, value: ParamValue, budget: ResultBudget): boolean {
  if (name.length > resultLimits.name) {
    budget.warn(
      `The name of the parameter ${shortenName(name)} is too long: the page has no field for it.`,
    );
    return false;
  }
  const isOffered = typeof value !== 'number' || isWithinParameterLimit(value);
  if (!isOffered)
    budget.warn(`The parameter ${name} is ${String(value)}: the page has no field for it.`);
  return isOffered;
}

function limitValue(value: ParamValue, budget: ResultBudget): ParamValue {
  return typeof value === 'string' ? budget.text(value) : value;
}

/**
 * Returns the `about` of a model in a form that the page accepts. The code may have exported any value. Numbers become
 * strings.
 */
export function limitAbout(
  about: unknown,
  params: Params | null,
  budget: ResultBudget,
): About | null {
  if (!isRecord(about)) return null;
  const { camera, params: specs } = about;
  return {
    ...texts(about, ['title', 'description', 'fails', 'prints'], resultLimits.text, budget),
    ...(isRecord(camera) && { camera: limitCamera(camera) }),
    ...(isRecord(specs) && { params: limitSpecs(specs, params, budget) }),
  };
}

function limitCamera(camera: Readonly<Record<string, unknown>>): Camera {
  return numbers(camera, ['azimuth', 'elevation', 'zoom']);
}

function limitSpecs(
  specs: Readonly<Record<string, unknown>>,
  params: Params | null,
  budget: ResultBudget,
): NonNullable<About['params']> {
  const entries = Object.keys(params ?? {}).flatMap((name) => {
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    return isRecord(spec) ? [[name, limitSpec(name, spec, budget)] as const] : [];
  });
  return Object.fromEntries(entries);
}

function limitSpec(
  name: string,
  spec: Readonly<Record<string, unknown>>,
  budget: ResultBudget,
): ParamSpec {
  const { choices } = spec;
  return {
    ...texts(spec, ['label', 'unit'], resultLimits.name, budget),
    ...numbers(spec, ['min', 'max', 'step']),
    ...(Array.isArray(choices) && { choices: limitChoices(name, choices, budget) }),
  };
}

function limitChoices(
  name: string,
  choices: readonly unknown[],
  budget: ResultBudget,
): readonly ParamValue[] {
  return budget
    .first(choices, resultLimits.choices, `choices for ${name}`)
    .filter((choice): choice is ParamValue => isChoice(choice))
    .map((choice) =>
      typeof choice === 'string' ? budget.text(choice, resultLimits.name) : choice,
    );
}

function isChoice(choice: unknown): boolean {
  return (
    typeof choice === 'string' || typeof choice === 'boolean' || isWithinParameterLimit(choice)
  );
}

function texts<K extends string>(
  from: Readonly<Record<string, unknown>>,
  keys: readonly K[],
  max: number,
  budget: ResultBudget,
): Partial<Readonly<Record<K, string>>> {
  return pick(keys, (key) => {
    const value = from[key];
    const isText = typeof value === 'string' || typeof value === 'number';
    return isText ? budget.text(String(value), max) : undefined;
  });
}

function numbers<K extends string>(
  from: Readonly<Record<string, unknown>>,
  keys: readonly K[],
): Partial<Readonly<Record<K, number>>> {
  return pick(keys, (key) => {
    const value = from[key];
    return isWithinParameterLimit(value) ? value : undefined;
  });
}

function pick<K extends string, T>(
  keys: readonly K[],
  read: (key: K) => T | undefined,
): Partial<Readonly<Record<K, T>>> {
  const found = keys.flatMap((key) => {
    const value = read(key);
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(found) as Partial<Readonly<Record<K, T>>>;
}

function isWithinParameterLimit(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= resultLimits.parameter;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
