import { useEffect, useState, type ReactElement } from 'react';
import type { Opened } from './openModel';
import shared from '../model/Model.module.css';

/** The part of the File System API that TypeScript does not declare. Firefox and Safari lack it. */
type SavePicker = (options: { readonly suggestedName: string }) => Promise<FileSystemFileHandle>;

/** Saves the code to a file, later to the same file again; downloads it where the browser cannot. So does Ctrl or Cmd with S. */
export function SaveFileButton({ opened }: { readonly opened: Opened }): ReactElement {
  const [news, setNews] = useState('');
  const [save] = useState(() => saverOf(opened, setNews));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key !== 's' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      event.preventDefault();
      void save();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [save]);
  return (
    <>
      <button type="button" className={shared['control']} onClick={() => void save()}>
        Save file
      </button>
      <span role="status">{news}</span>
    </>
  );
}

function saverOf(
  { session, store, interactive }: Opened,
  onNews: (news: string) => void,
): () => Promise<void> {
  let handle: FileSystemFileHandle | null = null;
  return async () => {
    const { code } = session.state;
    const suggestedName = store.fileName();
    const { showSaveFilePicker } = window as { readonly showSaveFilePicker?: SavePicker };
    if (!showSaveFilePicker) {
      interactive.saveFile(new Blob([code], { type: 'text/javascript' }), suggestedName);
      onNews('Downloaded.');
      return;
    }
    try {
      handle ??= await showSaveFilePicker({ suggestedName });
      const file = await handle.createWritable();
      await file.write(code);
      await file.close();
      onNews(`Saved to ${handle.name}.`);
    } catch (reason) {
      // The reader closed the window of the browser.
      if (reason instanceof DOMException && reason.name === 'AbortError') return;
      handle = null;
      onNews('The file could not be saved. Save it again to choose another.');
    }
  };
}
