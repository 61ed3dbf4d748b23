/** The reason why the browser did not store an entry. */
export type StorageFailure = 'full' | 'forbidden';

/** Called with the key of a changed entry; null if another tab has removed all entries. */
type Listener = (key: string | null, isOtherTab: boolean) => void;

/** Returns an entry of `localStorage`; null if there is none. Requirement 8.23. */
export function readEntry(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch (reason) {
    warn(reason);
    return null;
  }
}

/** Returns true if the browser forbids storage, for example because the reader blocks cookies. */
export function isStorageForbidden(): boolean {
  try {
    return !(window.localStorage as Storage | null);
  } catch {
    return true;
  }
}

/** Parses an entry as JSON and passes it to `parse`. Returns null if there is no entry or it is invalid. */
export function readJson<T>(key: string, parse: Parse<T>): T | null {
  const text = readEntry(key);
  return text === null ? null : parseJson(text, parse);
}

/** Parses `text` as JSON and passes it to `parse`. Returns null if `parse` throws or `text` is not JSON. */
export function parseJson<T>(text: string, parse: Parse<T>): T | null {
  try {
    return parse(JSON.parse(text));
  } catch {
    return null;
  }
}

type Parse<T> = (value: unknown) => T | null;

export function keysWithPrefix(prefix: string): readonly string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
  } catch (reason) {
    warn(reason);
    return [];
  }
}

/** Stores a string, or an object as JSON; null removes the entry. Returns null, or the reason why storing failed. */
export function writeEntry(key: string, value: string | object | null): StorageFailure | null {
  let failure: StorageFailure | null = null;
  try {
    const { localStorage } = window;
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  } catch (reason) {
    warn(reason);
    const isFull = reason instanceof DOMException && /quota/i.test(reason.name);
    failure = isFull ? 'full' : 'forbidden';
  }
  for (const listener of listeners) listener(key, false);
  return failure;
}

const listeners = new Set<Listener>();

/** Calls `listener` after a change of an entry, in this tab or another. Returns a function that unsubscribes. */
export function watchStorage(listener: Listener): () => void {
  if (listeners.size === 0) window.addEventListener('storage', notifyOfOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', notifyOfOtherTab);
  };
}

function notifyOfOtherTab({ key }: StorageEvent): void {
  for (const listener of listeners) listener(key, true);
}

/** Logs a storage failure instead of throwing it. Requirement 8.22. */
function warn(reason: unknown): void {
  console.warn('The storage of this browser is full or forbidden.', reason);
}
