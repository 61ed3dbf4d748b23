import type { AttachedFiles } from '../../../modeling';
import type { AttachedFile } from './store';

/** The IndexedDB store with the bytes of attached files, by the key of their `AttachedFile`. */
const database = { name: 'my-model-files', store: 'bytes' };

/** Returns the attached files by name. Files with missing bytes are left out. */
export async function loadFileBytes(files: readonly AttachedFile[]): Promise<AttachedFiles> {
  const read = new Map<string, Blob>();
  for (const { name, key } of files) {
    const bytes: unknown = await inTransaction('readonly', (store) => store.get(key));
    if (bytes instanceof ArrayBuffer) read.set(name, new Blob([bytes]));
  }
  return read;
}

export async function writeFile({ key }: AttachedFile, file: Blob): Promise<void> {
  const bytes = await file.arrayBuffer();
  await inTransaction('readwrite', (store) => store.put(bytes, key));
}

/** Deletes all stored files whose keys are not in `keys`. */
export async function deleteAllExcept(keys: readonly string[]): Promise<void> {
  const all: readonly IDBValidKey[] = keys;
  for (const key of await inTransaction('readonly', (store) => store.getAllKeys()))
    if (!all.includes(key)) await inTransaction('readwrite', (store) => store.delete(key));
}

/**
 * Runs `act` in a transaction and resolves to its result when the transaction has ended. Rejects if the browser
 * forbids storage or if it is full.
 */
function inTransaction<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (reason: DOMException | null) => reject(reason ?? new Error('No storage.'));
    const opening = indexedDB.open(database.name);
    opening.onupgradeneeded = () => void opening.result.createObjectStore(database.store);
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const opened = opening.result;
      const transaction = opened.transaction(database.store, mode);
      const request = act(transaction.objectStore(database.store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => fail(transaction.error);
      // IndexedDB closes the database after its transaction has ended.
      opened.close();
    };
  });
}
