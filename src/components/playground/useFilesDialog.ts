import { useEffect, useState } from 'react';

/** The state of a dialog that opens when files are dropped on the page. */
export interface FilesDialog {
  readonly isOpen: boolean;
  /** The files that the reader dropped on the page to open the dialog. */
  readonly dropped: readonly File[];
  readonly open: () => void;
  readonly close: () => void;
}

const noFiles: readonly File[] = [];

/** Dropping files anywhere on the page opens the dialog if `accepts` returns true for them. */
export function useFilesDialog(accepts: (files: readonly File[]) => boolean): FilesDialog {
  const [isOpen, setOpen] = useState(false);
  const [dropped, setDropped] = useState(noFiles);
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Runs before the editor's listener, which would insert the text of the file.
      event.stopPropagation();
      event.preventDefault();
      const files = [...event.dataTransfer.files];
      if (event.type !== 'drop' || !accepts(files)) return;
      setDropped(files);
      setOpen(true);
    };
    window.addEventListener('dragover', onDrag, true);
    window.addEventListener('drop', onDrag, true);
    return () => {
      window.removeEventListener('dragover', onDrag, true);
      window.removeEventListener('drop', onDrag, true);
    };
  }, [accepts]);
  return {
    isOpen,
    dropped,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      setDropped(noFiles);
    },
  };
}

/**
 * Returns true if `files` contain models for the "My models" dialog. Otherwise, the files are attached to the open
 * model.
 */
export function hasModels(files: readonly File[]): boolean {
  return files.some(({ name }) => /\.(?:[jt]s|zip)$/i.test(name));
}
