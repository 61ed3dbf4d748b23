import { useEffect, useRef, type ReactNode } from 'react';
import { searchBarTexts } from './searchBarTexts';
import styles from './styles.module.css';

interface SearchLoadErrorProps {
  /** Why the window closed by itself; null when it could not be fetched. */
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Shown when there is no window, with two ways on: the error screen's texts when its own code cannot be fetched. */
export default function SearchLoadError({
  error,
  onRetry,
  onClose,
}: SearchLoadErrorProps): ReactNode {
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => retry.current?.focus(), []);
  const { titleText, helpText, cancel } = searchBarTexts;
  return (
    <div
      className={styles['loadError']}
      role="alertdialog"
      aria-labelledby="search-load-error"
      // Looked for by src/bootstrap/search, whose window is open below.
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
