import { describe, expect, it, vi } from 'vitest';
import { sanitizeSavedSearches } from './sanitizeSavedSearches';

const recent = '__DOCSEARCH_RECENT_SEARCHES__replicad';
const favourite = '__DOCSEARCH_FAVORITE_SEARCHES__replicad';
const hit = {
  objectID: 'a',
  url: '/docs/intro',
  type: 'lvl1',
  hierarchy: { lvl1: 'Introduction' },
};

describe('stored recent and favourite entries', () => {
  it.each(['{', 'null', '{"a":1}', '"text"', '7'])(
    'that cannot be read act as empty and are replaced: %s',
    (stored) => {
      const storage = storageWith({ [recent]: stored, [favourite]: stored });
      sanitizeSavedSearches('replicad', storage);
      for (const key of [recent, favourite]) expect(storage.getItem(key)).toBe('[]');
    },
  );

  it('lose only the entries that cannot be drawn', () => {
    const storage = storageWith({ [recent]: JSON.stringify([hit, null, 3, { objectID: 'b' }]) });
    sanitizeSavedSearches('replicad', storage);
    expect(JSON.parse(storage.getItem(recent) ?? '')).toEqual([hit]);
  });

  it('that are whole are left as they are', () => {
    const storage = storageWith({ [recent]: JSON.stringify([hit]) });
    const write = vi.spyOn(storage, 'setItem');
    sanitizeSavedSearches('replicad', storage);
    expect(write).not.toHaveBeenCalled();
  });

  // Requirement 8.23.
  it('are empty where storage is not to be had', () => {
    expect(() => sanitizeSavedSearches('replicad', undefined)).not.toThrow();
  });
});

function storageWith(entries: Record<string, string>): Pick<Storage, 'getItem' | 'setItem'> {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
  };
}
