import { useRef, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import type { StoredModel } from './store';
import shared from '../../model/Model.module.css';
import styles from './MyModels.module.css';

interface Props {
  readonly model: StoredModel;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onRename: (name: string) => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

const maxNameLength = 80;

/**
 * One of the reader's models: picture, name, time of the last change, and buttons to rename, duplicate and delete it.
 */
export function ModelRow(props: Props): ReactElement {
  const { model, isOpen, onOpen, onRename, onDuplicate, onDelete } = props;
  const { name, picture, changed } = model;
  const [isRenaming, setRenaming] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const rename = (next: string, isByKey: boolean) => {
    // The focused field is removed, so the focus moves to the first button.
    flushSync(() => setRenaming(false));
    if (isByKey) actions.current?.querySelector('button')?.focus();
    if (next !== '' && next !== name) onRename(next);
  };
  const action = (word: string, act: () => void) => (
    <button
      type="button"
      className={shared['control']}
      aria-label={`${word} ${name}`}
      onClick={act}
    >
      {word}
    </button>
  );
  return (
    <li className={styles['row']} aria-current={isOpen}>
      {picture === null ? (
        <span className={styles['picture']} />
      ) : (
        <img className={styles['picture']} src={picture} width={160} height={100} alt="" />
      )}
      <div className={styles['about']}>
        {isRenaming ? (
          <NameField name={name} onDone={rename} />
        ) : (
          <button type="button" className={styles['name']} onClick={onOpen}>
            {name}
          </button>
        )}
        <span className={styles['time']}>
          {isOpen && 'Open now, '}
          <time dateTime={new Date(changed).toISOString()}>{format(changed)}</time>
        </span>
      </div>
      <div ref={actions} className={styles['actions']}>
        {action('Rename', () => setRenaming(true))}
        {action('Duplicate', onDuplicate)}
        {action('Delete', onDelete)}
      </div>
    </li>
  );
}

interface NameProps {
  readonly name: string;
  readonly onDone: (name: string, isByKey: boolean) => void;
}

/** A field for a new name. Enter or leaving the field accepts the name; Escape keeps the old name. */
function NameField({ name, onDone }: NameProps): ReactElement {
  return (
    <input
      ref={focusAll}
      className={styles['field']}
      aria-label={`New name of ${name}`}
      maxLength={maxNameLength}
      defaultValue={name}
      onBlur={(event) => onDone(event.currentTarget.value.trim(), false)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        // Keeps Escape from closing the dialog, and Enter from pressing the button that gets the focus.
        event.preventDefault();
        onDone(event.key === 'Enter' ? event.currentTarget.value.trim() : name, true);
      }}
    />
  );
}

function focusAll(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

function format(time: number): string {
  return new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
