import type { ReactElement, ReactNode, Ref } from 'react';
import styles from '../ShapeViewer.module.css';

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  /** What is shown, for people who do not see it: "3D view of Simple vase". */
  readonly label: string;
  /** True where it fills the window, as the browser does not give it the screen. */
  readonly isMaximized: boolean;
  readonly children: ReactNode;
}

/** The box around a view, its toolbar and what it tells. */
export function ViewerGroup({ ref, label, isMaximized, children }: Props): ReactElement {
  return (
    <div
      ref={ref}
      className={styles['viewer']}
      data-maximized={isMaximized || undefined}
      role="group"
      aria-label={label}
    >
      {children}
    </div>
  );
}
