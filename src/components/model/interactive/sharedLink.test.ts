import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fromFragment, toFragment } from './sharedLink';

const shared = {
  name: 'examples/simple-vase',
  code: 'export default () => "é ☃"; // +/=',
  params: { height: 12.5, lid: true, text: 'a&b#c' },
};

const link = (bytes: Uint8Array) => `#model=${Buffer.from(bytes).toString('base64url')}`;

describe('a link to a version of a model', () => {
  // Requirement 10.21.
  it('carries code and values there and back, in characters that need no escape', () => {
    const fragment = toFragment(shared);
    expect(fragment).toMatch(/^#model=[\w-]+$/);
    expect(fromFragment(fragment)).toEqual(shared);
  });

  it('carries values alone for a model of the site', () => {
    const values = { ...shared, code: null };
    expect(fromFragment(toFragment(values))).toEqual(values);
  });

  it('is none when the address has no such fragment', () => {
    expect(fromFragment('')).toBeNull();
    expect(fromFragment('#some-heading')).toBeNull();
  });

  it('is refused in words when it was cut off', () => {
    const fragment = toFragment(shared);
    expect(() => fromFragment(fragment.slice(0, -20))).toThrow('This link is damaged');
  });

  it('is refused when little text stands for very much', () => {
    const bomb = deflateSync(strToU8(JSON.stringify({ code: 'x'.repeat(4_000_000) })));
    expect(() => fromFragment(link(bomb))).toThrow();
  });

  it('carries nothing of the wrong type', () => {
    const forged = { name: 3, code: ['x'], params: { a: {}, b: 1, __proto__: null } };
    const fragment = link(deflateSync(strToU8(JSON.stringify(forged))));
    expect(fromFragment(fragment)).toEqual({ name: null, code: null, params: { b: 1 } });
  });
});
