import { useMemo, useState, type ReactElement } from 'react';
import type { Params } from '../../modeling';
import { downloadFile } from '../model/interactive/downloadModel';
import { useModelSession } from '../model/interactive/useModelSession';
import { replaceDefaultParams } from './replaceDefaultParams';
import type { OpenedModel } from './openModel';
import { useShortcut } from './useShortcut';
import shared from '../model/Model.module.css';

/** A function of the File System API that TypeScript does not declare. Firefox and Safari do not support it. */
type SavePicker = (options: { readonly suggestedName: string }) => Promise<FileSystemFileHandle>;

/** The files that models were saved to since the page was loaded, by model id. */
const savedTo = new Map<string, FileSystemFileHandle>();

/**
 * Saves the code to a file on click, Ctrl+S or Cmd+S. Later saves go to the same file. Browsers without file access
 * download the file instead.
 */
export function SaveFileButton({ opened }: { readonly opened: OpenedModel }): ReactElement {
  const { session } = opened;
  const [outcome, setOutcome] = useState({ code: '', message: '' });
  const [writesValues, setWritesValues] = useState(false);
  const code = useModelSession(session, (state) => state.code);
  const params = useModelSession(session, (state) => state.params);
  const defaults = useModelSession(session, (state) => state.defaults);
  const withValues = useMemo(
    () => params && defaults && replaceDefaultParams(code, changedParams(params, defaults)),
    [code, params, defaults],
  );
  const save = () =>
    void saveCode(opened, writesValues && withValues !== null ? withValues : code).then((message) =>
      setOutcome({ code, message }),
    );
  useShortcut('s', save);
  return (
    <>
      <button type="button" className={shared['control']} onClick={save}>
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
      {/* Hides the message once the code changes, so the next save is announced again. */}
      <span role="status">{outcome.code === code && outcome.message}</span>
    </>
  );
}

/** Returns the values that differ from the defaults. */
function changedParams(params: Params, defaults: Params): Params {
  return Object.fromEntries(
    Object.entries(params).filter(([name, value]) => value !== defaults[name]),
  );
}

/** Saves `code`. Returns a sentence about the outcome, or an empty string if the reader cancelled. */
async function saveCode({ session, store }: OpenedModel, code: string): Promise<string> {
  const without = session.hasAttached ? ' Attached files are not included.' : '';
  const suggestedName = store.fileName();
  const { showSaveFilePicker } = window as { readonly showSaveFilePicker?: SavePicker };
  if (!showSaveFilePicker) {
    downloadFile(new Blob([code], { type: 'text/javascript' }), suggestedName);
    return `Downloaded.${without}`;
  }
  try {
    const handle = savedTo.get(store.id) ?? (await showSaveFilePicker({ suggestedName }));
    savedTo.set(store.id, handle);
    const file = await handle.createWritable();
    await file.write(code);
    await file.close();
    return `Saved to ${handle.name}.${without}`;
  } catch (reason) {
    // The reader cancelled the browser's dialog.
    if (reason instanceof DOMException && reason.name === 'AbortError') return '';
    savedTo.delete(store.id);
    return 'The file could not be saved. Save it again to choose another.';
  }
}
