import { useMemo, useSyncExternalStore } from 'react';
import { watchStorage } from '../browser-storage/browserStorage';
import type { ModelStore } from './my-models/modelStore';
import type { AttachedFile } from './my-models/store';

/** Returns the files that are attached to a model. Returns the same array until the files change. */
export function useAttachedFiles(store: ModelStore): readonly AttachedFile[] {
  const list = useSyncExternalStore(watchStorage, () => JSON.stringify(store.files()));
  return useMemo(() => JSON.parse(list) as readonly AttachedFile[], [list]);
}
