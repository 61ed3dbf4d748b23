import type { Call, Library } from '../kernel';
import type { Warn } from './silentFailure';

/** Methods of drawings and shapes that return a changed copy. */
const copyingMethods: ReadonlySet<string> = new Set([
  ...['cut', 'fuse', 'intersect', 'fillet', 'chamfer', 'shell', 'offset'],
  ...['translate', 'rotate', 'mirror', 'scale', 'stretch'],
]);

/**
 * Detects calls whose result is never used although the original is used again, as in `part.cut(hole); return part;`. A
 * drawing or shape counts as used if it is part of a later call, if a property of it is read, or if the model returns
 * it.
 */
export function observeResults({ Drawing, Shape }: Library, warn: Warn) {
  const unused = new Map<unknown, Call>();
  const reused = new Set<Call>();

  const markUsed = (values: unknown): void => {
    for (const value of objectsIn(values)) {
      unused.delete(value);
      for (const call of unused.values()) if (call.self === value) reused.add(call);
    }
  };

  return {
    before: ({ self, args }: Call): void => markUsed([self, args]),
    after: (call: Call, result: unknown): void => {
      if (!copyingMethods.has(call.name) || result === call.self) return;
      if (result instanceof Drawing || result instanceof Shape) unused.set(result, call);
    },
    finish: (returned: unknown): void => {
      markUsed(returned);
      const call = [...unused.values()].find((each) => reused.has(each));
      if (!call) return;
      warn(call, {
        sentence: `The result of ${call.name}() is not used.`,
        hint: `${call.name}() returns a changed copy: write part = part.${call.name}(…).`,
        section: 'a-cut-does-nothing',
      });
    },
  };
}

/** Returns `value`, or the objects inside it if it is an array or a plain object, nested up to `depth` levels. */
function objectsIn(value: unknown, depth = 8): readonly object[] {
  if (typeof value !== 'object' || value === null) return [];
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return [value];
  return depth === 0 ? [] : Object.values(value).flatMap((inner) => objectsIn(inner, depth - 1));
}
