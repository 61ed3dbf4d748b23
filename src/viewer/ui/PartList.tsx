import type { ReactElement } from 'react';
import { neutralColor } from '../camera/appearance';
import type { SolidPart } from '../../modeling';
import type { DisplayOptions } from '../scene/view';
import styles from '../ShapeViewer.module.css';

interface Props {
  readonly parts: readonly SolidPart[];
  readonly display: DisplayOptions;
  readonly onDisplay: (display: DisplayOptions) => void;
}

/** The parts of the model, with checkboxes that show and hide them. */
export function PartList({ parts, display, onDisplay }: Props): ReactElement {
  const show = (index: number, isShown: boolean) => {
    const hidden = new Set(display.hidden);
    if (isShown) hidden.delete(index);
    else hidden.add(index);
    onDisplay({ ...display, hidden });
  };
  return (
    <div className={styles['panel']} role="group" aria-label="Parts">
      {parts.map(({ name, color }, index) => (
        <label key={index}>
          <input
            type="checkbox"
            checked={!display.hidden.has(index)}
            onChange={(event) => show(index, event.target.checked)}
          />
          <span className={styles['swatch']} style={{ background: color ?? neutralColor }} />
          {name || `Part ${index + 1}`}
        </label>
      ))}
    </div>
  );
}
