import type { ReactElement, ReactNode } from 'react';
import styles from './Picture.module.css';

/** The box of a model on the page. It keeps its size whatever it contains. */
export function ModelFrame({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={styles['frame']}>{children}</div>;
}
