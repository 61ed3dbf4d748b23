import { useId, useRef, type ReactElement } from 'react';
import styles from './CodeEditor.module.css';

interface Props {
  readonly hintId: string;
  readonly keyHint: string | undefined;
  readonly isTabIndenting: boolean;
  readonly onTabIndenting: (isTabIndenting: boolean) => void;
  readonly onFormat: () => void;
  /** A status message for the reader, or an empty string. */
  readonly status: string;
}

/** The line below the code: a hint about keys, a checkbox for the Tab key, "Format", and a list of all keys. */
export function EditorFooter({
  hintId,
  keyHint,
  isTabIndenting,
  onTabIndenting,
  onFormat,
  status,
}: Props): ReactElement {
  return (
    <>
      <p className={styles['hint']} id={hintId}>
        {isTabIndenting
          ? 'Tab indents; Escape and then Tab leaves the editor.'
          : 'Tab leaves the editor.'}{' '}
        Ctrl or Cmd + Enter runs the code. {keyHint}
      </p>
      <div className={styles['choices']}>
        <label className={styles['choice']}>
          <input
            type="checkbox"
            checked={isTabIndenting}
            onChange={(event) => onTabIndenting(event.target.checked)}
          />
          Tab indents
        </label>
        <button type="button" className={styles['textButton']} onClick={onFormat}>
          Format
        </button>
        <KeyList />
        <span role="status">{status}</span>
      </div>
    </>
  );
}

/** Keyboard shortcuts defined in extensions.ts, on Windows, Linux and macOS. */
const keys: readonly (readonly [keys: string, effect: string])[] = [
  ['Ctrl or Cmd + Enter', 'run the code'],
  ['Ctrl or Cmd + Shift + Enter', 'check an exercise'],
  ['Ctrl or Cmd + F', 'find and replace'],
  ['Shift + Alt + F', 'format'],
  ['Ctrl + Space', 'complete a name'],
  ['Ctrl or Cmd + Z', 'undo'],
  ['Ctrl + Y, Cmd + Shift + Z', 'redo'],
  ['Ctrl or Cmd + /', 'turn lines into comments and back'],
  ['Alt + ↑ and ↓', 'move lines'],
  ['Ctrl + Shift + [ and ], Cmd + Alt + [ and ]', 'fold and unfold'],
  ['F8', 'go to the next problem'],
  ['F6', 'in the playground: go to the view, the console and back'],
  ['Ctrl or Cmd + S', 'in the playground: save the code to a file'],
  ['Ctrl or Cmd + O', 'in the playground: open My models'],
];

function KeyList(): ReactElement {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className={styles['textButton']}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        Keys
      </button>
      <dialog ref={dialog} className={styles['keys']} aria-labelledby={id}>
        <form method="dialog">
          <h2 id={id}>Keys</h2>
          <button type="submit" className={styles['textButton']}>
            Close
          </button>
        </form>
        <dl>
          {keys.map(([name, effect]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
      </dialog>
    </>
  );
}
