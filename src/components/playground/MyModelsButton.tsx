import type { ReactElement } from 'react';
import { lazyComponent } from '../lazy-component/lazyComponent';
import type { FilesDialog } from './useFilesDialog';
import { useShortcut } from './useShortcut';
import shared from '../model/Model.module.css';

const MyModels = lazyComponent({
  label: 'The list of your models',
  load: () => import('./playgroundParts').then((parts) => parts.loadMyModels()),
});

interface Props {
  readonly dialog: FilesDialog;
  /** The id of the open model; null while nothing is open. */
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
}

/** Opens the dialog with the reader's models. Ctrl+O, Cmd+O and dropping models on the page also open it. */
export function MyModelsButton({ dialog, openId, onOpen, onNew }: Props): ReactElement {
  useShortcut('o', dialog.open);
  return (
    <>
      <button
        type="button"
        className={`${shared['control']} ${shared['needsScript']}`}
        aria-haspopup="dialog"
        onClick={dialog.open}
      >
        My models
      </button>
      {dialog.isOpen && (
        <MyModels
          fallback={<span role="status">Loading…</span>}
          openId={openId}
          onOpen={onOpen}
          onNew={onNew}
          dropped={dialog.dropped}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
