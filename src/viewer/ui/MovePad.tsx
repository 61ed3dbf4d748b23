import type { ReactElement } from 'react';
import type { KeyAction } from '../input/keys';
import { Icon, type IconName } from './icons';
import styles from '../ShapeViewer.module.css';

interface Row {
  readonly name: string;
  readonly buttons: readonly (readonly [icon: IconName, label: string, move: KeyAction])[];
}

const degrees = 15;
const pixels = 40;
const factor = 1.4;

const turning: Row = {
  name: 'Turn',
  buttons: [
    ['left', 'Turn left', { do: 'turn', azimuth: degrees, elevation: 0 }],
    ['right', 'Turn right', { do: 'turn', azimuth: -degrees, elevation: 0 }],
    ['up', 'Turn up', { do: 'turn', azimuth: 0, elevation: -degrees }],
    ['down', 'Turn down', { do: 'turn', azimuth: 0, elevation: degrees }],
  ],
};
const moving: Row = {
  name: 'Move',
  buttons: [
    ['left', 'Move left', { do: 'pan', dx: -pixels, dy: 0 }],
    ['right', 'Move right', { do: 'pan', dx: pixels, dy: 0 }],
    ['up', 'Move up', { do: 'pan', dx: 0, dy: -pixels }],
    ['down', 'Move down', { do: 'pan', dx: 0, dy: pixels }],
  ],
};
const zooming: Row = {
  name: 'Zoom',
  buttons: [
    ['zoomIn', 'Nearer', { do: 'zoom', factor }],
    ['zoomOut', 'Farther', { do: 'zoom', factor: 1 / factor }],
    ['fit', 'Show all', { do: 'fit' }],
  ],
};

interface Props {
  /** True for models. Drawings are flat and cannot be turned. */
  readonly turns: boolean;
  readonly onMove: (move: KeyAction) => void;
}

/** Buttons for every movement of the view, for readers who cannot drag. WCAG 2.5.1, 2.5.7. */
export function MovePad({ turns, onMove }: Props): ReactElement {
  const rows = turns ? [turning, moving, zooming] : [moving, zooming];
  return (
    <div
      className={`${styles['panel'] ?? ''} ${styles['pad'] ?? ''}`}
      role="group"
      aria-label="Move the view"
      data-panel
    >
      {rows.map(({ name, buttons }) => (
        <div key={name}>
          <span>{name}</span>
          {buttons.map(([icon, label, move]) => (
            <button
              key={label}
              type="button"
              className={styles['step']}
              aria-label={label}
              onClick={() => onMove(move)}
            >
              <Icon name={icon} />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
