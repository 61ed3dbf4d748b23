import { useEffect, useRef, type ReactNode } from 'react';
import translations from '@theme/SearchTranslations';
import styles from './styles.module.css';

interface SearchLoadErrorProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Shown when the window's own code cannot be fetched: the error screen's texts and a way out. */
export default function SearchLoadError({ onRetry, onClose }: SearchLoadErrorProps): ReactNode {
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => retry.current?.focus(), []);
  const { titleText, helpText } = translations.modal?.errorScreen ?? {};
  return (
    <div className={styles['loadError']} role="alertdialog" aria-labelledby="search-load-error">
      <p id="search-load-error">
        <strong>{titleText}</strong>
        <br />
        {helpText}
      </p>
      <button ref={retry} type="button" className="button button--primary" onClick={onRetry}>
        Retry
      </button>
      <button type="button" className="button button--link" onClick={onClose}>
        {translations.modal?.searchBox?.cancelButtonText}
      </button>
    </div>
  );
}
