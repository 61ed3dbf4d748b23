import type { ReactElement, ReactNode } from 'react';
import styles from '../Model.module.css';

/** The place of a model on the page: a box that keeps its size whatever comes to stand in it. */
export function Stage({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={styles['stage']}>{children}</div>;
}
