import { useSyncExternalStore, type ReactNode, type Ref } from 'react';
import clsx from 'clsx';
import translations from '@theme/SearchTranslations';
import styles from './styles.module.css';

interface SearchButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  /** The reader points at, focuses or touches the button: a good moment to fetch what it opens. */
  readonly onIntent: () => void;
  readonly onOpen: () => void;
}

/**
 * The trigger labelled Search; its name also says the shortcut. Specification, section 2. The keys are
 * drawn by the style sheet: as text they would be part of the visible label but not of the name.
 */
export default function SearchButton({ ref, onIntent, onOpen }: SearchButtonProps): ReactNode {
  const isApple = useSyncExternalStore(neverChanges, isAppleDevice, () => false);
  const { buttonText = 'Search', buttonAriaLabel = 'Search' } = translations.button ?? {};
  return (
    <button
      ref={ref}
      type="button"
      className={clsx('DocSearch-Button', styles['button'])}
      aria-label={`${buttonAriaLabel} (${isApple ? 'Command' : 'Ctrl'}+K)`}
      aria-haspopup="dialog"
      onMouseOver={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      onClick={() => onOpen()}
    >
      <svg
        className={styles['icon']}
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <circle cx="8.8" cy="8.8" r="5.8" />
        <path d="m13.2 13.2 4.3 4.3" />
      </svg>
      <span className={styles['label']}>{buttonText}</span>
      <span className={styles['keys']} data-keys={isApple ? '⌘ K' : 'Ctrl K'} />
    </button>
  );
}

function neverChanges(): () => void {
  return () => undefined;
}

function isAppleDevice(): boolean {
  return /Mac|iPhone|iPod|iPad/i.test(navigator.userAgent);
}
