import { useCallback, useState, type ComponentType } from 'react';
import type { SearchModalProps } from './SearchModal';

/** The loaded modal, cached for the visit, so other search bars can render it immediately. */
let loaded: ComponentType<SearchModalProps> | undefined;

/** Loads the modal, and the search engine that it needs. */
export async function loadModal(): Promise<void> {
  const chunk = await import('./SearchModal');
  loaded = chunk.default;
  chunk.warmUp();
}

interface LazyModal {
  readonly Modal: ComponentType<SearchModalProps> | undefined;
  /** True after a failed load, until a load succeeds. */
  readonly hasFailed: boolean;
  readonly load: () => void;
}

/** Returns the modal once `load` has succeeded. After a failure, calling `load` again retries. */
export function useLazyModal(): LazyModal {
  const [Modal, setModal] = useState(() => loaded);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    loadModal().then(
      () => {
        setModal(() => loaded);
        setHasFailed(false);
      },
      (error: unknown) => {
        console.warn('The search window could not be loaded.', error);
        setHasFailed(true);
      },
    );
  }, []);

  return { Modal, hasFailed, load };
}
