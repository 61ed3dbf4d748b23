import type { ReactElement } from 'react';
import type { ViewHelp } from '../input/help';
import styles from '../ShapeViewer.module.css';

export function HelpPanel({ help: { gestures, keys } }: { readonly help: ViewHelp }): ReactElement {
  return (
    <div
      className={`${styles['panel'] ?? ''} ${styles['help'] ?? ''}`}
      role="group"
      aria-label="Gestures and keys"
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a long list must scroll by keyboard
      tabIndex={0}
    >
      <dl>
        {[...gestures, ...keys].map(([how, what]) => (
          <div key={how}>
            <dt>{how}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
