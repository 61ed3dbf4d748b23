import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GroupedHit } from './groupHits';
import { createSavedSearches } from './savedSearches';

const recentKey = '__DOCSEARCH_RECENT_SEARCHES__replicad';
const favoriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__replicad';
const levels = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const entry = (objectID: string, type: GroupedHit['type'] = 'lvl1') => ({
  ...{ objectID, type, url: `/docs/${objectID}`, content: null },
  hierarchy: { lvl0: 'Guides', lvl1: objectID, ...levels },
});

let stored: Map<string, string>;
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};
const open = () => createSavedSearches('replicad', storage);
const ids = (hits: readonly { readonly objectID: string }[]) => hits.map((hit) => hit.objectID);
const numbers = Array.from({ length: 12 }, (_, index) => `entry-${index}`);

beforeEach(() => {
  stored = new Map();
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('saved searches', () => {
  // Requirements 3.16, 3.21.
  it('are stored without highlights, snippets and parent', () => {
    open().remember({
      ...entry('page'),
      parent: undefined,
      _snippetResult: { content: { value: 'x' } },
    });
    expect(JSON.parse(stored.get(recentKey) ?? '')).toEqual([entry('page')]);
  });

  // Requirement 4.29.
  it('store the page of a chosen text hit, or the hit itself if its page is not a hit', () => {
    const saved = open();
    saved.remember({ ...entry('text', 'content'), parent: entry('page') });
    saved.remember({ ...entry('heading', 'lvl2'), parent: entry('page') });
    saved.remember(entry('lonely', 'content'));
    expect(ids(saved.recent.all())).toEqual(['lonely', 'heading', 'page']);
  });

  // Requirement 4.29.
  it('do not list favorites among the recent searches', () => {
    const saved = open();
    saved.favorites.add(entry('page'));
    saved.remember(entry('page'));
    expect(saved.recent.all()).toEqual([]);
  });

  // Requirements 9.8, 9.9.
  it('keep 7 recent searches (4 if there are favorites) and 10 favorites', () => {
    const saved = open();
    numbers.forEach((id) => saved.remember(entry(id)));
    expect(ids(saved.recent.all())).toEqual(numbers.slice(-7).reverse());
    numbers.forEach((id) => saved.favorites.add(entry(`favorite-${id}`)));
    expect(saved.recent.all()).toHaveLength(4);
    expect(saved.favorites.all()).toHaveLength(10);
  });

  // Requirements 8.22, 8.23.
  it.each(['{', 'null', '{"a":1}', '"text"', '[null, 3, {"objectID":"x"}]'])(
    'are empty if the storage contains %s',
    (broken) => {
      stored = new Map([recentKey, favoriteKey].map((key) => [key, broken]));
      const saved = open();
      expect([...saved.recent.all(), ...saved.favorites.all()]).toEqual([]);
      saved.remember(entry('page'));
      expect(ids(saved.recent.all())).toEqual(['page']);
    },
  );

  // Requirement 8.23.
  it('are empty if the browser has no storage', () => {
    const saved = createSavedSearches('replicad', undefined);
    saved.remember(entry('page'));
    expect(saved.recent.all()).toEqual([]);
  });
});
