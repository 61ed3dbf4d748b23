import type { ReactElement, ReactNode } from 'react';
import styles from './CheatSheet.module.css';

/** The cards of one family of operations, in as many columns as fit the screen or the printed page. */
export function CheatGrid({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className={styles['grid']} data-search="off">
      {children}
    </div>
  );
}
