import { readFileSync } from 'node:fs';
import { Linter } from 'eslint';
import globals from 'globals';
import { describe, expect, it } from 'vitest';
import { hostedServiceOnly, secondClient } from './modalRemovals';
import { patchModal } from './patchModal';
import { modalPatches } from './modalPatches';

const stock = readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8');
const own = patchModal(stock, { isHosted: false });
const hosted = patchModal(stock, { isHosted: true });

describe('the patches of the search modal', () => {
  it.each(modalPatches)('$reason', ({ find, replace }) => {
    expect(stock.split(find)).toHaveLength(2);
    expect(own).toContain(replace);
    expect(hosted).toContain(replace);
  });

  it('refuses a text that it was not written for', () => {
    const other = stock.replace('role:"button"', 'role:"none"');
    expect(() => patchModal(other, { isHosted: false })).toThrow(
      /not the version that the patches are for: The window is not announced as a dialog/,
    );
  });
});

describe('the errors of the search modal', () => {
  it.each([
    ['a duplicate source id', ' is not unique.'],
    ['a source that returns no array of items', 'must return an array of items but returned'],
  ])('has one for %s', (_, text) => {
    expect(own.split(text)).toHaveLength(2);
    expect(hosted.split(text)).toHaveLength(2);
  });
});

describe('what the search modal leaves out', () => {
  it.each(secondClient)('$reason', ({ from }) => {
    expect(stock).toContain(from);
    if (from !== 'function nn(t,r,n){') expect(hosted).not.toContain(from);
    expect(hosted).not.toContain('Algolia for JavaScript');
  });

  it.each(hostedServiceOnly)('$reason, unless Algolia answers', ({ from }) => {
    expect(hosted).toContain(from);
    expect(own).not.toContain(from);
  });

  it('is nothing that the rest of it calls', () => {
    for (const text of [own, hosted]) {
      const messages = new Linter().verify(text, {
        languageOptions: { sourceType: 'module', globals: globals.browser },
        rules: { 'no-undef': 'error' },
      });
      expect(messages).toEqual([]);
    }
    // Not a matter of time: the linter reads 200 KB.
  }, 60_000);

  it('is the only address of a script, unless Algolia answers', () => {
    expect(hosted).toContain('https://cdn.jsdelivr.net');
    expect(own).not.toContain('cdn.jsdelivr.net');
  });
});
