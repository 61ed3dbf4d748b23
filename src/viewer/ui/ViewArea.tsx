import { useId, type KeyboardEvent, type ReactElement, type ReactNode, type Ref } from 'react';
import { describeKeys, type ViewHelp } from '../input/help';
import { blurView } from '../input/viewAreaKeys';
import styles from '../ShapeViewer.module.css';

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  /** The role description for screen readers: "3D model". */
  readonly kind: string;
  readonly name: string;
  readonly help: ViewHelp;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly children: ReactNode;
}

/**
 * The element in which pointer and keys move the view. It fills the viewer and can be focused. On touch screens, the
 * button "Done" removes the focus.
 */
export function ViewArea({ ref, kind, name, help, onKeyDown, children }: Props): ReactElement {
  const helpId = useId();
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- "application" is interactive: it hands the arrow keys to the view */}
      <div
        ref={ref}
        className={styles['viewArea']}
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
      {/* Once the view has lost the focus, swipes scroll the page again. */}
      <button
        type="button"
        className={styles['done']}
        // Prevents the press from moving the focus. Otherwise the button would disappear before the click event.
        onMouseDown={(event) => event.preventDefault()}
        onClick={blurView}
      >
        Done
      </button>
      <p id={helpId} hidden>
        {describeKeys(help)}
      </p>
    </>
  );
}
