import { deflateSync, strToU8 } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fitsIntoLink, fromFragment, toFragment } from './sharedLink';

const shared = {
  name: 'examples/simple-vase',
  code: 'export default () => "é ☃"; // +/=',
  params: { height: 12.5, lid: true, text: 'a&b#c' },
};

const linkTo = (carried: unknown) => {
  const bytes = deflateSync(strToU8(JSON.stringify(carried)));
  return `#model=${Buffer.from(bytes).toString('base64url')}`;
};

describe("a link to a reader's version", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  // Requirement 10.21.
  it('round-trips code and values in URL-safe characters', () => {
    const fragment = toFragment(shared);
    expect(fragment).toMatch(/^#model=[\w-]+$/);
    expect(fromFragment(fragment)).toEqual(shared);
  });

  it('may contain only the values for a site model', () => {
    const values = { ...shared, code: null };
    expect(fromFragment(toFragment(values))).toEqual(values);
  });

  it('is null if the URL has no fragment with a model', () => {
    expect(fromFragment('')).toBeNull();
    expect(fromFragment('#some-heading')).toBeNull();
  });

  it('is rejected with a message when it is truncated', () => {
    const fragment = toFragment(shared);
    expect(() => fromFragment(fragment.slice(0, -20))).toThrow('This link is damaged');
  });

  it('is rejected if it is a decompression bomb', () => {
    const bomb = linkTo({ code: 'x'.repeat(4_000_000) });
    expect(bomb.length).toBeLessThan(10_000);
    expect(() => fromFragment(bomb)).toThrow('This link is too long');
  });

  it('is created only if it can be opened again', () => {
    const [fits, isTooLong] = [199_000, 200_000].map((letters) => ({
      ...shared,
      code: 'x'.repeat(letters),
    }));
    expect(fits && fitsIntoLink(fits) && fromFragment(toFragment(fits))).toEqual(fits);
    expect(isTooLong && fitsIntoLink(isTooLong)).toBe(false);
  });

  // Requirement 10.31.
  it('is rejected before decoding if it is too long', () => {
    const decode = vi.spyOn(globalThis, 'atob');
    expect(() => fromFragment(`#model=${'A'.repeat(2_000_000)}`)).toThrow('This link is too long');
    expect(decode).not.toHaveBeenCalled();
  });

  // Requirement 10.31.
  it.each([{ code: { a: 1 } }, { name: 3, code: 'x' }, {}, { params: { a: 1 } }, [], null, 'x'])(
    'is rejected if it has no valid model: %j',
    (carried) => {
      expect(() => fromFragment(linkTo(carried))).toThrow('This link is damaged');
    },
  );

  it('drops parameter values of the wrong type when it is opened', () => {
    const forged = { name: 'a', code: 'x', params: { a: {}, b: 1, __proto__: null } };
    expect(fromFragment(linkTo(forged))).toEqual({ name: 'a', code: 'x', params: { b: 1 } });
  });
});
