import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { searchBarTexts } from './searchBarTexts';
import styles from './styles.module.css';

interface SearchLoadErrorProps {
  /** The error that the dialog threw; null when its code could not be loaded. */
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Shown in place of the dialog when it failed or could not be loaded. Restores the focus when it goes. */
export default function SearchLoadError({
  error,
  onRetry,
  onClose,
}: SearchLoadErrorProps): ReactNode {
  const retry = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    retry.current?.focus();
    return () => (focused as HTMLElement | null)?.focus({ preventScroll: true });
  }, []);
  const { titleText, helpText, cancel } = searchBarTexts;
  return (
    <div
      className={styles['loadError']}
      role="alertdialog"
      aria-labelledby="search-load-error"
      // The early script of the page stops collecting keys for the dialog.
      data-search-failure
    >
      <p id="search-load-error">
        <strong>{error ? 'The search window failed' : titleText}</strong>
        <br />
        {error ? error.message : helpText}
      </p>
      <button ref={retry} type="button" className="button button--primary" onClick={onRetry}>
        {error ? 'Try again' : 'Retry'}
      </button>
      <button type="button" className="button button--link" onClick={onClose}>
        {cancel}
      </button>
    </div>
  );
}
