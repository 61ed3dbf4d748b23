import type { Call, Library } from '../kernel';
import { roundingMethods } from './observeSolids';
import type { Warn } from './silentFailure';

/**
 * Detects mistakes that the library accepts: a radius of 0, directions whose length is not 1, and finders that the
 * library has already deleted.
 */
export function observeFinders(replicad: Library, warn: Warn) {
  const freed = new WeakSet();
  /** `inDirection` calls `atAngleWith` with the same vector. The set prevents a second warning. */
  const seen = new WeakSet();

  return {
    before: (call: Call): void => {
      const unusable = roundingMethods.has(call.name) ? unusableRadius(call, replicad) : null;
      if (unusable) {
        warn(call, {
          sentence: `${call.name}() with ${unusable} and a filter works with 1 mm.`,
          hint: unusable === '0' ? 'Skip the call where the value is 0.' : 'Give it a number.',
          section: 'a-radius-of-0',
        });
      }
      const finder = finderOf(call);
      if (finder && freed.has(finder) && finder.filters.length === 0) {
        warn(call, {
          sentence: `${call.name}() got a finder that was used before: it finds everything now.`,
          hint: 'Add keep: true to the first call, or make a new finder for each.',
          section: 'a-finder-keeps-too-much',
        });
      }
    },
    after: ({ name, args: [config] }: Call): void => {
      if (!roundingMethods.has(name) || !isConfig(config) || config.keep) return;
      if (isFinder(config.filter)) freed.add(config.filter);
    },
    condition: (call: Call): void => {
      const [direction] = call.args;
      if (!isObject(direction) || seen.has(direction)) return;
      seen.add(direction);
      const length = lengthOf(direction, replicad);
      if (Math.abs(length - 1) <= roundingError) return;
      warn(call, {
        sentence: `${call.name}() got a vector of length ${Number(length.toFixed(3))}, so it finds wrong elements or none.`,
        hint: 'Give a vector of length 1, or "X", "Y" or "Z".',
        section: 'a-finder-finds-nothing',
      });
    },
  };
}

const methodsWithFinder = new Set([...roundingMethods, 'shell']);

/** Tolerance for the length of a normalised vector. */
const roundingError = 1e-9;

/** Returns a radius that the library silently replaces, in words; null for any other radius. */
function unusableRadius({ self, args: [value, filter] }: Call, { Drawing }: Library) {
  // observeRun detects this mistake for drawings by counting their curves.
  if (self instanceof Drawing || (!isConfig(value) && filter === undefined)) return null;
  const radius = isConfig(value) ? value.radius : value;
  if (radius === undefined) return 'no radius';
  if (radius === 0) return '0';
  return Number.isNaN(radius) ? 'NaN' : null;
}

/** Returns the finder of a call: its object for `find`, otherwise the filter in its options. */
function finderOf({ name, self, args: [config] }: Call): Finder | null {
  if (name === 'find') return isFinder(self) ? self : null;
  return methodsWithFinder.has(name) && isConfig(config) && isFinder(config.filter)
    ? config.filter
    : null;
}

interface Finder {
  readonly filters: readonly unknown[];
}

interface Config {
  readonly filter: unknown;
  readonly radius?: unknown;
  readonly keep?: unknown;
}

/** Returns true for an options object. Excludes arrays, whose method is also named `filter`. */
const isConfig = (value: unknown): value is Config =>
  isObject(value) && !Array.isArray(value) && 'filter' in value;

const isFinder = (value: unknown): value is Finder =>
  isObject(value) && 'filters' in value && Array.isArray(value.filters);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Returns the length of a direction that is a list or a vector. Returns 1 for other values, which the library checks.
 */
function lengthOf(direction: object, { Vector }: Library): number {
  if (direction instanceof Vector) return direction.Length;
  return Array.isArray(direction) ? Math.hypot(...(direction as readonly number[])) : 1;
}
