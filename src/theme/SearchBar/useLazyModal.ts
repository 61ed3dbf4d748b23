import { useCallback, useState, type ComponentType } from 'react';
import type { SearchModalProps } from './SearchModal';

/** What the chunk gave, kept for the visit: every later search bar has the modal at once. */
let loaded: ComponentType<SearchModalProps> | undefined;

interface LazyModal {
  readonly Modal: ComponentType<SearchModalProps> | undefined;
  /** True once the chunk could not be fetched, until it can. */
  readonly hasFailed: boolean;
  readonly load: () => void;
}

/** The modal, fetched by the first `load`; a failed fetch is tried again by the next one. */
export function useLazyModal(): LazyModal {
  const [Modal, setModal] = useState(() => loaded);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    import('./SearchModal').then(
      (chunk) => {
        loaded = chunk.default;
        chunk.warmUp();
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
