/**
 * Replaces the search bar of theme-search-algolia, whose button and modal are one file of 23 KB (brotli) that every
 * page loads. This search bar loads the dialog only when a reader is about to search.
 */
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { typeAhead } from '../../bootstrap/typeAhead';
import SearchButton from './SearchButton';
import SearchLoadError from './SearchLoadError';
import { useRestoredQuery } from './useRestoredQuery';
import { useLazyModal } from './useLazyModal';
import { useSearchKeys } from './useSearchKeys';

export default function SearchBar(): ReactNode {
  const { Modal, hasFailed, load } = useLazyModal();
  const [opening, setOpening] = useState<{ readonly initialQuery?: string }>();
  const button = useRef<HTMLButtonElement>(null);
  const isBrowser = useIsBrowser();

  const open = useCallback(
    (initialQuery?: string) => {
      setOpening(initialQuery === undefined ? {} : { initialQuery });
      if (!Modal && initialQuery === undefined) typeAhead();
      load();
    },
    [load, Modal],
  );
  const close = useCallback(() => setOpening(undefined), []);
  useRestoredQuery(opening !== undefined, open);
  useSearchKeys({ isOpen: opening !== undefined, open, close, button });

  return (
    <>
      <SearchButton ref={button} onPreload={load} onOpen={open} />
      {isBrowser &&
        opening &&
        createPortal(
          Modal ? (
            <ErrorBoundary
              fallback={({ error, tryAgain }) => (
                <SearchLoadError error={error} onRetry={tryAgain} onClose={close} />
              )}
            >
              <Modal {...opening} onClose={close} />
            </ErrorBoundary>
          ) : (
            hasFailed && <SearchLoadError error={null} onRetry={load} onClose={close} />
          ),
          document.body,
        )}
    </>
  );
}
