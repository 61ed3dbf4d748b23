import { bounds } from '../bounds';
import { quoted } from '../limitReached';
import type { About, Camera, Params, ParamSpec, ParamValue } from '../result';
import type { Room } from './Room';

/** Returns the default values that the page can offer. Those left out still apply to the model. */
export function fitParams(params: Params | null, room: Room): Params | null {
  if (!params) return null;
  const usable = Object.entries(params).filter(([name, value]) => hasField(name, value, room));
  const entries = room.first(usable, bounds.parameters, 'parameters');
  return Object.fromEntries(
    entries.map(([name, value]) => [room.text(name), fitValue(value, room)] as const),
  );
}

function hasField(name: string, value: ParamValue, room: Room): boolean {
  if (name.length > bounds.name) {
    room.say(
      `The name of the parameter ${quoted(name)} is too long: the page has no field for it.`,
    );
    return false;
  }
  const isOffered = typeof value !== 'number' || isUsable(value);
  if (!isOffered)
    room.say(`The parameter ${name} is ${String(value)}: the page has no field for it.`);
  return isOffered;
}

function fitValue(value: ParamValue, room: Room): ParamValue {
  return typeof value === 'string' ? room.text(value) : value;
}

/**
 * Returns the `about` of a model in a form that the page accepts. The code may have put anything into it. Numbers are
 * accepted as text.
 */
export function fitAbout(about: unknown, params: Params | null, room: Room): About | null {
  if (!isRecord(about)) return null;
  const { camera, params: specs } = about;
  return {
    ...texts(about, ['title', 'description', 'fails', 'prints'], bounds.text, room),
    ...(isRecord(camera) && { camera: fitCamera(camera) }),
    ...(isRecord(specs) && { params: fitSpecs(specs, params, room) }),
  };
}

function fitCamera(camera: Readonly<Record<string, unknown>>): Camera {
  return numbers(camera, ['azimuth', 'elevation', 'zoom']);
}

function fitSpecs(
  specs: Readonly<Record<string, unknown>>,
  params: Params | null,
  room: Room,
): NonNullable<About['params']> {
  const entries = Object.keys(params ?? {}).flatMap((name) => {
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    return isRecord(spec) ? [[name, fitSpec(name, spec, room)] as const] : [];
  });
  return Object.fromEntries(entries);
}

function fitSpec(name: string, spec: Readonly<Record<string, unknown>>, room: Room): ParamSpec {
  const { choices } = spec;
  return {
    ...texts(spec, ['label', 'unit'], bounds.name, room),
    ...numbers(spec, ['min', 'max', 'step']),
    ...(Array.isArray(choices) && { choices: fitChoices(name, choices, room) }),
  };
}

function fitChoices(name: string, choices: readonly unknown[], room: Room): readonly ParamValue[] {
  return room
    .first(choices, bounds.choices, `choices for ${name}`)
    .filter((choice): choice is ParamValue => isChoice(choice))
    .map((choice) => (typeof choice === 'string' ? room.text(choice, bounds.name) : choice));
}

function isChoice(choice: unknown): boolean {
  return typeof choice === 'string' || typeof choice === 'boolean' || isUsable(choice);
}

function texts<K extends string>(
  from: Readonly<Record<string, unknown>>,
  keys: readonly K[],
  max: number,
  room: Room,
): Partial<Readonly<Record<K, string>>> {
  return pick(keys, (key) => {
    const value = from[key];
    const isText = typeof value === 'string' || typeof value === 'number';
    return isText ? room.text(String(value), max) : undefined;
  });
}

function numbers<K extends string>(
  from: Readonly<Record<string, unknown>>,
  keys: readonly K[],
): Partial<Readonly<Record<K, number>>> {
  return pick(keys, (key) => {
    const value = from[key];
    return isUsable(value) ? value : undefined;
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

function isUsable(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= bounds.parameter;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
