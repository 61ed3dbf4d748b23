import type { ReactElement, ReactNode } from 'react';
import clsx from 'clsx';
import styles from './Picture.module.css';

interface Props {
  readonly children: ReactNode;
  /** True if the box has the height of its container. Otherwise it has the proportions of a picture. */
  readonly fillsHeight?: boolean;
}

/** The box of a model on the page. It keeps its size whatever it contains. */
export function ModelFrame({ children, fillsHeight = false }: Props): ReactElement {
  return (
    <div className={clsx(styles['frame'], fillsHeight ? styles['filling'] : styles['pictured'])}>
      {children}
    </div>
  );
}
