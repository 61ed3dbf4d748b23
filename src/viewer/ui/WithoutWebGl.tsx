import type { ReactElement, ReactNode } from 'react';
import styles from '../ShapeViewer.module.css';

/** The fallback for browsers that cannot draw in 3D: the model's picture. */
export function WithoutWebGl({ poster }: { readonly poster: ReactNode }): ReactElement {
  return (
    <div className={styles['viewer']}>
      {poster}
      <p className={styles['notice']} role="status">
        This browser cannot draw in 3D here (it has no WebGL), so the picture stays.
      </p>
    </div>
  );
}
