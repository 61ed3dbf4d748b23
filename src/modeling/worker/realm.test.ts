import { afterEach, describe, expect, it } from 'vitest';
import { rememberRealm } from './realm';

interface Polluted {
  polluted?: string;
}

describe('a realm that code has changed', () => {
  afterEach(() => {
    Reflect.deleteProperty(Object.prototype, 'polluted');
    Reflect.deleteProperty(globalThis, 'leftover');
  });

  // Requirement 10.28.
  it('loses what was added to a prototype and to the global object', () => {
    const restore = rememberRealm([]);
    (Object.prototype as Polluted).polluted = 'yes';
    Reflect.set(globalThis, 'leftover', 1);
    expect(restore()).toBe(true);
    expect(({} as Polluted).polluted).toBeUndefined();
    expect(Reflect.has(globalThis, 'leftover')).toBe(false);
  });

  // Requirement 10.28.
  it('gets back what was replaced or removed, also in the objects of the library', () => {
    const library = { area: () => 4 };
    const restore = rememberRealm([library]);
    const { map } = Array.prototype;
    Array.prototype.map = () => [];
    library.area = () => 5;
    Reflect.deleteProperty(Math, 'max');
    expect(restore()).toBe(true);
    expect(Array.prototype.map).toBe(map);
    expect(library.area()).toBe(4);
    expect(Math.max(1, 2)).toBe(2);
  });

  it('stays damaged when the change cannot be undone', () => {
    const library = {};
    const restore = rememberRealm([library]);
    Object.defineProperty(library, 'stuck', { value: 1, configurable: false });
    expect(restore()).toBe(false);
  });
});
