import { useRef, type ReactElement, type ReactNode, type Ref } from 'react';
import { useElementSize } from '../useElementSize';
import styles from '../ShapeViewer.module.css';

/** Views with a smaller height in pixels count as low. ShapeViewer.module.css uses the same limit for the toolbar. */
const maxLowHeight = 376;

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  /** The label for screen readers: "3D view of Simple vase". */
  readonly label: string;
  /** True if the viewer fills the window because the browser does not support full screen. */
  readonly isMaximized: boolean;
  /** Panels with information about the shown model. */
  readonly panels?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The box around a view, its toolbar and its messages. In a low view, panels are below the view, because they would
 * cover the model.
 */
export function ViewerGroup({ ref, label, isMaximized, panels, children }: Props): ReactElement {
  const stage = useRef<HTMLDivElement>(null);
  const isLow = useElementSize(stage).height < maxLowHeight;
  return (
    <div
      ref={ref}
      className={styles['viewer']}
      data-maximized={isMaximized || undefined}
      data-low-height={isLow || undefined}
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
