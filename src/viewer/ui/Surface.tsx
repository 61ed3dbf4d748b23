import { useId, type KeyboardEvent, type ReactElement, type ReactNode, type Ref } from 'react';
import styles from '../ShapeViewer.module.css';

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  /** What this is, for people who do not see it: "3D model". */
  readonly kind: string;
  readonly name: string;
  /** Which keys do what. */
  readonly help: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

/** Where pointer and keys move the view: it fills the viewer and takes the focus. */
export function Surface({ ref, kind, name, help, onKeyDown, children }: Props): ReactElement {
  const helpId = useId();
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- "application" is interactive: it hands the arrow keys to the view */}
      <div
        ref={ref}
        className={styles['surface']}
        role="application"
        aria-roledescription={kind}
        aria-label={name}
        aria-describedby={helpId}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- see above
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
      <p id={helpId} hidden>
        {help}
      </p>
    </>
  );
}
