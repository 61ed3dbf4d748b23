import type { ReactElement } from 'react';
import { lazyComponent } from '../lazy-component/lazyComponent';
import type { AttachedFile } from './my-models/store';
import type { OpenedModel } from './openModel';
import { hasModels, useFilesDialog } from './useFilesDialog';
import shared from '../model/Model.module.css';

const AttachedFiles = lazyComponent({
  label: 'The list of attached files',
  load: () => import('./my-models/AttachedFiles').then((module) => module.AttachedFiles),
});

interface Props {
  readonly opened: OpenedModel;
  readonly files: readonly AttachedFile[];
}

const hasNoModels = (files: readonly File[]) => !hasModels(files);

/** Opens the dialog with the model's attached files. Dropping files on the page also opens it. */
export function FilesButton({ opened, files }: Props): ReactElement {
  const dialog = useFilesDialog(hasNoModels);
  return (
    <>
      <button
        type="button"
        className={shared['control']}
        aria-haspopup="dialog"
        onClick={dialog.open}
      >
        {files.length === 0 ? 'Files' : `Files (${files.length})`}
      </button>
      {dialog.isOpen && (
        <AttachedFiles
          fallback={<span role="status">Loading…</span>}
          opened={opened}
          files={files}
          dropped={dialog.dropped}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
