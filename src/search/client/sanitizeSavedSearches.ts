/** Where DocSearch keeps what a reader chose; the index's name follows. */
const prefixes = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'] as const;

/**
 * Replaces stored recent and favourite entries that cannot be read, and drops entries that cannot be
 * drawn: DocSearch would throw on them, and search would never open again. Requirement 8.23.
 */
export function sanitizeSavedSearches(
  indexName: string,
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
): void {
  for (const prefix of prefixes) {
    const key = prefix + indexName;
    try {
      const stored = storage?.getItem(key);
      if (!stored) continue;
      const sanitized = JSON.stringify(readEntries(stored));
      if (sanitized !== stored) storage?.setItem(key, sanitized);
    } catch (error) {
      console.warn('Stored search entries are not available.', error);
    }
  }
}

function readEntries(stored: string): readonly unknown[] {
  try {
    const entries: unknown = JSON.parse(stored);
    return Array.isArray(entries) ? entries.filter(isHit) : [];
  } catch {
    return [];
  }
}

/** True for what the start screen needs of an entry. */
function isHit(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  const { objectID, url, type, hierarchy } = entry as Record<string, unknown>;
  return (
    [objectID, url, type].every((value) => typeof value === 'string') &&
    typeof hierarchy === 'object' &&
    hierarchy !== null
  );
}
