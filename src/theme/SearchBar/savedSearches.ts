import type { GroupedHit, SearchHit } from './groupHits';

/** A hit without highlights and snippets. Requirement 3.16. */
export type SavedHit = Pick<SearchHit, 'objectID' | 'url' | 'type' | 'content' | 'hierarchy'>;

interface SavedList {
  /** The saved hits, newest first. */
  readonly all: () => readonly SavedHit[];
  readonly add: (hit: SavedHit) => void;
  readonly remove: (hit: SavedHit) => void;
}

export interface SavedSearches {
  readonly recent: SavedList;
  readonly favorites: SavedList;
  /** Saves a chosen hit, unless it is a favorite. Requirement 4.29. */
  readonly remember: (hit: GroupedHit) => void;
}

/** Maximum numbers of saved searches. Requirements 9.8, 9.9. */
const limits = { recent: 7, recentWithFavorites: 4, favorites: 10 };

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns the recent and favorite searches of an index, stored under DocSearch's keys. */
export function createSavedSearches(indexName: string, storage: Store | undefined): SavedSearches {
  const favorites = createList(
    `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
    storage,
    () => limits.favorites,
  );
  const recent = createList(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`, storage, () =>
    favorites.all().length === 0 ? limits.recent : limits.recentWithFavorites,
  );
  return {
    recent,
    favorites,
    remember(hit) {
      // For a text hit, its page is saved instead.
      const entry = (hit.type === 'content' ? hit.parent : undefined) ?? hit;
      if (!favorites.all().some(isSame(entry))) recent.add(entry);
    },
  };
}

function createList(key: string, storage: Store | undefined, limit: () => number): SavedList {
  const all = () => readEntries(key, storage).slice(0, limit());
  const others = (hit: SavedHit) => all().filter((entry) => !isSame(hit)(entry));
  const write = (entries: readonly SavedHit[]) => {
    try {
      storage?.setItem(key, JSON.stringify(entries.slice(0, limit())));
    } catch (error) {
      console.warn('Search entries could not be saved.', error);
    }
  };
  return {
    all,
    add({ objectID, url, type, content, hierarchy }) {
      const entry = { objectID, url, type, content, hierarchy };
      write([entry, ...others(entry)]);
    },
    remove: (hit) => write(others(hit)),
  };
}

const isSame = (one: SavedHit) => (other: SavedHit) => one.objectID === other.objectID;

/** Returns the valid entries of a list. Unavailable or corrupt storage counts as empty. Requirement 8.23. */
function readEntries(key: string, storage: Store | undefined): readonly SavedHit[] {
  try {
    const entries: unknown = JSON.parse(storage?.getItem(key) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isSavedHit) : [];
  } catch (error) {
    console.warn('Saved searches could not be read.', error);
    return [];
  }
}

function isSavedHit(entry: unknown): entry is SavedHit {
  if (typeof entry !== 'object' || entry === null) return false;
  const { objectID, url, type, hierarchy } = entry as Record<string, unknown>;
  return (
    [objectID, url, type].every((value) => typeof value === 'string') &&
    typeof hierarchy === 'object' &&
    hierarchy !== null
  );
}
