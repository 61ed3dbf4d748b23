import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { searchBarStrings } from './searchBarStrings';
import styles from './styles.module.css';

interface SearchLoadErrorProps {
  /** The error thrown by the dialog; null if its code failed to load. */
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The error screen of a dialog that crashed or failed to load. It restores the focus when it unmounts. */
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
  const { titleText, helpText, cancel } = searchBarStrings;
  return (
    <div
      className={styles['loadError']}
      role="alertdialog"
      aria-labelledby="search-load-error"
      // Makes src/bootstrap/typeAhead.ts ignore keys and clicks in this element.
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
