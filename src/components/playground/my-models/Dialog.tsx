import { useEffect, useId, type ReactElement, type ReactNode, type RefObject } from 'react';
import clsx from 'clsx';
import shared from '../../model/Model.module.css';
import styles from './MyModels.module.css';

interface Props {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly title: string;
  /** A button beside the title. */
  readonly action?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog that opens when it mounts. Escape, "Close", a press on the backdrop and going back close it. */
export function Dialog({ ref, title, action, onClose, children }: Props): ReactElement {
  const id = useId();
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
    // Going back changes the page or model behind the dialog, so the dialog closes.
    const close = () => ref.current?.close();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [ref]);
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions, jsx-a11y-x/click-events-have-key-events -- a press on the backdrop; Escape closes the dialog
    <dialog
      ref={ref}
      className={styles['dialog']}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) ref.current?.close();
      }}
    >
      <div className={styles['content']}>
        <div className={styles['bar']}>
          <h2 id={id} className={styles['title']}>
            {title}
          </h2>
          {action}
          <button
            type="button"
            className={clsx(shared['control'], styles['close'])}
            onClick={() => ref.current?.close()}
          >
            Close
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
