import { useEffect } from 'react';

/** Calls `onDrop` with files that are dropped anywhere on the page. */
export function useFileDrop(onDrop: (files: readonly File[]) => void): void {
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Runs before the editor's listener, which would insert the text of the file.
      event.stopPropagation();
      event.preventDefault();
      if (event.type === 'drop') onDrop([...event.dataTransfer.files]);
    };
    window.addEventListener('dragover', onDrag, true);
    window.addEventListener('drop', onDrag, true);
    return () => {
      window.removeEventListener('dragover', onDrag, true);
      window.removeEventListener('drop', onDrag, true);
    };
  }, [onDrop]);
}

/**
 * Returns true if `files` contain models for the "My models" dialog. Otherwise, the files are attached to the open
 * model.
 */
export function containModels(files: readonly File[]): boolean {
  return files.some(({ name }) => /\.(?:[jt]s|zip)$/i.test(name));
}
