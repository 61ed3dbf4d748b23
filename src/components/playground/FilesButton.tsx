import { useState, type ReactElement } from 'react';
import { lazyComponent } from '../lazy-component/lazyComponent';
import type { AttachedFile } from './my-models/store';
import type { Opened } from './openModel';
import { containModels, useFileDrop } from './useFileDrop';
import shared from '../model/Model.module.css';

const AttachedFiles = lazyComponent({
  label: 'The list of attached files',
  load: () => import('./my-models/AttachedFiles').then((module) => module.AttachedFiles),
});

interface Props {
  readonly opened: Opened;
  readonly files: readonly AttachedFile[];
}

/** Opens the dialog with the model's attached files. Dropping files on the page opens it as well. */
export function FilesButton({ opened, files }: Props): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [dropped, setDropped] = useState<readonly File[]>([]);
  useFileDrop((all) => {
    if (containModels(all)) return;
    setDropped(all);
    setOpen(true);
  });
  return (
    <>
      <button
        type="button"
        className={shared['control']}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {files.length === 0 ? 'Files' : `Files (${files.length})`}
      </button>
      {isOpen && (
        <AttachedFiles
          fallback={<span role="status">Loading…</span>}
          opened={opened}
          files={files}
          dropped={dropped}
          onClose={() => {
            setOpen(false);
            setDropped([]);
          }}
        />
      )}
    </>
  );
}
