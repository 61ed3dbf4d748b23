import { afterEach, describe, expect, it } from 'vitest';
import { mutableObjectsOf, snapshotRealm } from './realm';

const asyncFunction = Object.getPrototypeOf(async () => {
  await Promise.resolve();
}) as object;

/** Saved here, because tests replace these functions. */
const { defineProperty, getOwnPropertyDescriptor } = Reflect;

interface Polluted {
  polluted?: string;
}

describe('snapshotRealm', () => {
  afterEach(() => {
    Reflect.deleteProperty(Object.prototype, 'polluted');
    Reflect.deleteProperty(globalThis, 'leftover');
  });

  // Requirements 10.28, 10.35.
  it('removes additions to a prototype and to the global object', () => {
    const restore = snapshotRealm([]);
    (Object.prototype as Polluted).polluted = 'yes';
    Reflect.set(globalThis, 'leftover', 1);
    expect(restore()).toBe(true);
    expect(({} as Polluted).polluted).toBeUndefined();
    expect(Reflect.has(globalThis, 'leftover')).toBe(false);
  });

  // Requirements 10.28, 10.35.
  it('restores replaced and removed properties, including those of the library', () => {
    const library = { area: () => 4 };
    const restore = snapshotRealm([library]);
    const { map } = Array.prototype;
    Array.prototype.map = () => [];
    library.area = () => 5;
    Reflect.deleteProperty(Math, 'max');
    expect(restore()).toBe(true);
    expect(Array.prototype.map).toBe(map);
    expect(library.area()).toBe(4);
    expect(Math.max(1, 2)).toBe(2);
  });

  // Requirement 10.35.
  it.each([
    ['the iterator of maps', Object.getPrototypeOf(new Map().entries()), 'next'],
    ['the iterator of sets', Object.getPrototypeOf(new Set().values()), 'next'],
    ['the iterator of arrays', Object.getPrototypeOf([][Symbol.iterator]()), 'next'],
    ['the iterator of strings', Object.getPrototypeOf(''[Symbol.iterator]()), 'next'],
    ['the iterator of matches', Object.getPrototypeOf(''.matchAll(/x/g)), 'next'],
    ['Symbol.iterator of maps', Map.prototype, Symbol.iterator],
    ['Symbol.iterator of arrays', Array.prototype, Symbol.iterator],
    ['the constructor of async functions', asyncFunction, 'constructor'],
    ['Reflect.ownKeys', Reflect, 'ownKeys'],
    ['Reflect.defineProperty', Reflect, 'defineProperty'],
    ['Object.is', Object, 'is'],
  ] as const)('restores %s after it was replaced', (_, owner: object, key) => {
    const before = getOwnPropertyDescriptor(owner, key);
    const restore = snapshotRealm([]);
    const broken = () => {
      throw new Error('broken');
    };
    defineProperty(owner, key, { configurable: true, writable: true, value: broken });
    const found: unknown[] = [];
    try {
      found[0] = restore();
      found[1] = getOwnPropertyDescriptor(owner, key);
    } finally {
      // Restored before `expect` is called, because the test runner uses these properties.
      defineProperty(owner, key, before!);
    }
    expect(found).toEqual([true, before]);
  });

  // Requirement 10.35.
  it('restores properties even if code has added `get` to Object.prototype', () => {
    const library = { area: () => 4 };
    const restore = snapshotRealm([library]);
    const { area } = library;
    library.area = () => 5;
    Object.defineProperty(Object.prototype, 'get', { configurable: true, value: () => 6 });
    const isRight = restore();
    expect(isRight).toBe(true);
    expect(library.area).toBe(area);
    expect('get' in {}).toBe(false);
  });

  // Requirement 10.35.
  it('restores classes but no other properties of the kernel', () => {
    class Solid {
      cut = 'own';
      fillet() {
        return 'rounded';
      }
    }
    const kernel = { Solid, memory: 1 };
    const restore = snapshotRealm(mutableObjectsOf(kernel, false));
    Solid.prototype.fillet = () => 'spoilt';
    kernel.memory = 2;
    expect(restore()).toBe(true);
    expect(new Solid().fillet()).toBe('rounded');
    expect(kernel.memory).toBe(2);
  });

  it('returns false if a change cannot be undone', () => {
    const library = {};
    const restore = snapshotRealm([library]);
    Object.defineProperty(library, 'stuck', { value: 1, configurable: false });
    expect(restore()).toBe(false);
  });
});
