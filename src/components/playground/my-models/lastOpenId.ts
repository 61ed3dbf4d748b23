import { readEntry, writeEntry } from '../../browser-storage/browserStorage';

const key = 'my-models-open';

/** Returns the id of the model that was open last; null for the empty model. */
export const readLastOpenId = (): string | null => readEntry(key);

/** Stores the id of the open model; null for the empty model. */
export const storeLastOpenId = (id: string | null): void => void writeEntry(key, id);
