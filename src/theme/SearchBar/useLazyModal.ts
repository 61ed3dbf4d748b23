import { useCallback, useState, type ComponentType } from 'react';
import type { SearchModalProps } from './SearchModal';

/** The loaded modal, cached for the visit, so other search bars can render it immediately. */
let loaded: ComponentType<SearchModalProps> | undefined;

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
