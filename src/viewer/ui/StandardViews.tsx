import type { ReactElement } from 'react';
import type { StandardView } from '../camera/orbit';
import styles from '../ShapeViewer.module.css';

const views: readonly (readonly [StandardView, string])[] = [
  ['default', 'Corner'],
  ['front', 'Front'],
  ['back', 'Back'],
  ['left', 'Left'],
  ['right', 'Right'],
  ['top', 'Top'],
  ['bottom', 'Bottom'],
];

/** Buttons for the standard points of view. */
export function StandardViews({
  onView,
}: {
  readonly onView: (view: StandardView) => void;
}): ReactElement {
  return (
    <div className={styles['panel']} role="group" aria-label="Standard views">
      {views.map(([view, label]) => (
        <button key={view} type="button" onClick={() => onView(view)}>
          {label}
        </button>
      ))}
    </div>
  );
}
