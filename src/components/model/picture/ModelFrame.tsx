import type { ReactElement, ReactNode } from 'react';
import styles from './Picture.module.css';

/** The place of a model on the page: a box that keeps its size whatever comes to stand in it. */
export function ModelFrame({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={styles['frame']}>{children}</div>;
}
