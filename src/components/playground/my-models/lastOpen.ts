import { withStorage } from '../../model/draft/draft';

const key = 'my-models-open';

/** Returns the id of the model that was open last; null if it was the empty one. */
export function lastOpen(): string | null {
  return withStorage((storage) => storage.getItem(key)) ?? null;
}

/** Stores the id of the open model; null for the empty one. */
export function setLastOpen(id: string | null): void {
  withStorage((storage) => {
    if (id === null) storage.removeItem(key);
    else storage.setItem(key, id);
  });
}
