import { useEffect } from 'react';

/** Calls `onDrop` with files that are dropped anywhere on the page. */
export function useFileDrop(onDrop: (files: readonly File[]) => void): void {
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Before the editor, which would insert the text of the file.
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

/** Returns true if "My models" opens dropped files. All others are for the open model. */
export function haveModels(files: readonly File[]): boolean {
  return files.some(({ name }) => /\.(?:[jt]s|zip)$/i.test(name));
}
