import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { searchBarTexts } from './searchBarTexts';
import styles from './styles.module.css';

interface SearchLoadErrorProps {
  /** The error that the dialog threw; null if its code failed to load. */
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Replaces the dialog if it threw an error or failed to load. Restores the focus when it unmounts. */
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
      // src/bootstrap/typeAhead.ts leaves keys and clicks in this element alone.
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
