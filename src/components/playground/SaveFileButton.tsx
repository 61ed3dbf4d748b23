import { useEffect, useMemo, useState, type ReactElement } from 'react';
import type { Params } from '../../modeling';
import { useSession } from '../model/interactive/useSession';
import { codeWithDefaults } from './codeWithDefaults';
import type { Opened } from './openModel';
import shared from '../model/Model.module.css';

/** A function of the File System API that TypeScript does not declare. Firefox and Safari lack it. */
type SavePicker = (options: { readonly suggestedName: string }) => Promise<FileSystemFileHandle>;

/**
 * Saves the code to a file on click, Ctrl+S or Cmd+S. Later saves go to the same file. Browsers without file access
 * download the file instead.
 */
export function SaveFileButton({ opened }: { readonly opened: Opened }): ReactElement {
  const { session } = opened;
  const [message, setMessage] = useState('');
  const [writesValues, setWritesValues] = useState(false);
  const code = useSession(session, (state) => state.code);
  const params = useSession(session, (state) => state.params);
  const defaults = useSession(session, (state) => state.defaults);
  const withValues = useMemo(
    () => params && defaults && codeWithDefaults(code, changedParams(params, defaults)),
    [code, params, defaults],
  );
  const [saver] = useState(() => createSaver(opened, setMessage));
  const save = () => saver(writesValues && withValues !== null ? withValues : code);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      event.preventDefault();
      void save();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
  return (
    <>
      <button type="button" className={shared['control']} onClick={() => void save()}>
        Save file
      </button>
      {withValues !== null && (
        <label>
          <input
            type="checkbox"
            checked={writesValues}
            onChange={(event) => setWritesValues(event.target.checked)}
          />{' '}
          Use the current values as defaults
        </label>
      )}
      <span role="status">{message}</span>
    </>
  );
}

/** Returns the values that differ from the defaults. */
function changedParams(params: Params, defaults: Params): Params {
  return Object.fromEntries(
    Object.entries(params).filter(([name, value]) => value !== defaults[name]),
  );
}

function createSaver(
  { session, store, interactive }: Opened,
  onMessage: (message: string) => void,
): (code: string) => Promise<void> {
  let handle: FileSystemFileHandle | null = null;
  return async (code) => {
    const without = session.hasAttached ? ' Attached files are not included.' : '';
    const suggestedName = store.fileName();
    const { showSaveFilePicker } = window as { readonly showSaveFilePicker?: SavePicker };
    if (!showSaveFilePicker) {
      interactive.saveFile(new Blob([code], { type: 'text/javascript' }), suggestedName);
      onMessage(`Downloaded.${without}`);
      return;
    }
    try {
      handle ??= await showSaveFilePicker({ suggestedName });
      const file = await handle.createWritable();
      await file.write(code);
      await file.close();
      onMessage(`Saved to ${handle.name}.${without}`);
    } catch (reason) {
      // The reader cancelled the browser's dialog.
      if (reason instanceof DOMException && reason.name === 'AbortError') return;
      handle = null;
      onMessage('The file could not be saved. Save it again to choose another.');
    }
  };
}
