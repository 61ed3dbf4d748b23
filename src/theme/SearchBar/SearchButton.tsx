import { useSyncExternalStore, type ReactNode, type Ref } from 'react';
import clsx from 'clsx';
import { searchBarStrings } from './searchBarStrings';
import styles from './styles.module.css';

interface SearchButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  /** Called on hover, focus or touch, to preload the dialog. */
  readonly onPreload: () => void;
  readonly onOpen: () => void;
}

/**
 * The search button. Its accessible name contains the shortcut. Requirement 2.45. The style sheet adds the keys of the
 * shortcut to the button, so they are correct from the first paint.
 */
export default function SearchButton({ ref, onPreload, onOpen }: SearchButtonProps): ReactNode {
  const isApple = useSyncExternalStore(noSubscription, hasCommandKey, () => false);
  return (
    <button
      ref={ref}
      type="button"
      className={clsx('DocSearch-Button', styles['button'])}
      aria-label={`${searchBarStrings.button} (${isApple ? 'Command' : 'Ctrl'}+K)`}
      aria-haspopup="dialog"
      onMouseOver={onPreload}
      onFocus={onPreload}
      onTouchStart={onPreload}
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
      <span className={styles['label']}>{searchBarStrings.button}</span>
      <span className={styles['keys']} />
    </button>
  );
}

/**
 * Returns true on Apple devices. `plugins/docusaurus/search-index` sets the attribute before the first paint, because
 * the style sheet also needs it.
 */
function hasCommandKey(): boolean {
  return document.documentElement.dataset['keyboard'] === 'apple';
}

function noSubscription(): () => void {
  return () => undefined;
}
