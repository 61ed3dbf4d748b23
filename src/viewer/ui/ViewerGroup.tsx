import { useRef, type ReactElement, type ReactNode, type Ref } from 'react';
import { useSize } from '../useSize';
import styles from '../ShapeViewer.module.css';

/** Pixels. The toolbar folds at the same height, in ShapeViewer.module.css. */
const lowView = 376;

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  /** What is shown, for people who do not see it: "3D view of Simple vase". */
  readonly label: string;
  /** True where it fills the window, as the browser does not give it the screen. */
  readonly isMaximized: boolean;
  /** Panels about what is shown. */
  readonly panels?: ReactNode;
  readonly children: ReactNode;
}

/** The box around a view, its toolbar and what it tells. In a low view panels would cover the model: they have room below it. */
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
