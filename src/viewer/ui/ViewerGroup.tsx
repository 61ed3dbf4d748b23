import type { ReactElement, ReactNode, Ref } from 'react';
import styles from '../ShapeViewer.module.css';

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  /** What is shown, for people who do not see it: "3D view of Simple vase". */
  readonly label: string;
  /** True where it fills the window, as the browser does not give it the screen. */
  readonly isMaximized: boolean;
  /** Panels about what is shown. */
  readonly panels?: ReactNode;
  /** True where the panels would cover what they are about: they get room below it. */
  readonly isPanelBelow?: boolean;
  readonly children: ReactNode;
}

/** The box around a view, its toolbar and what it tells. */
export function ViewerGroup(props: Props): ReactElement {
  const { ref, label, isMaximized, panels, isPanelBelow = false, children } = props;
  return (
    <div
      ref={ref}
      className={styles['viewer']}
      data-maximized={isMaximized || undefined}
      data-panel-below={isPanelBelow || undefined}
      role="group"
      aria-label={label}
    >
      <div className={styles['stage']}>{children}</div>
      {panels}
    </div>
  );
}
