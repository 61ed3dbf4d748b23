import type { ReactElement, ReactNode } from 'react';
import clsx from 'clsx';
import styles from './Picture.module.css';

interface Props {
  readonly children: ReactNode;
  /** True if the box is as high as its container. Otherwise it has the aspect ratio of a picture. */
  readonly fillsHeight?: boolean;
}

/** The box around a picture or viewer. Its size does not depend on its content. */
export function ModelFrame({ children, fillsHeight = false }: Props): ReactElement {
  return (
    <div className={clsx(styles['frame'], fillsHeight ? styles['fill'] : styles['ratio'])}>
      {children}
    </div>
  );
}
