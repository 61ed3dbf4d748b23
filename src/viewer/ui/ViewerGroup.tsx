import { useRef, type ReactElement, type ReactNode, type Ref } from 'react';
import { useSize } from '../useSize';
import styles from '../ShapeViewer.module.css';

/** Views shorter than this (px) count as low. ShapeViewer.module.css uses the same height for the toolbar. */
const lowView = 376;

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  /** The label for screen readers: "3D view of Simple vase". */
  readonly label: string;
  /** True if it fills the window because the browser does not allow full screen. */
  readonly isMaximized: boolean;
  /** Panels about the shown model. */
  readonly panels?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The box around a view, its toolbar and its messages. In a low view, panels would cover the model, so they are below
 * the view.
 */
export function ViewerGroup({ ref, label, isMaximized, panels, children }: Props): ReactElement {
  const stage = useRef<HTMLDivElement>(null);
  const isLow = useSize(stage).height < lowView;
  return (
    <div
      ref={ref}
      className={styles['viewer']}
      data-maximized={isMaximized || undefined}
      data-low={isLow || undefined}
      role="group"
      aria-label={label}
    >
      <div ref={stage} className={styles['stage']}>
        {children}
      </div>
      {panels}
    </div>
  );
}
