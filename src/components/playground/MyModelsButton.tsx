import { useEffect, useState, type ReactElement } from 'react';
import { lazyPart } from '../lazy-part/lazyPart';
import shared from '../model/Model.module.css';

const MyModels = lazyPart({
  label: 'The list of your models',
  load: () => import('./my-models/MyModels').then((module) => module.MyModels),
});

interface Props {
  /** The id of the open model; null while nothing is open. */
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
}

/** Opens the dialog with the reader's models. So do Ctrl or Cmd with O, and files that are dropped on the page. */
export function MyModelsButton({ openId, onOpen, onNew }: Props): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [dropped, setDropped] = useState<readonly File[]>([]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
      if (key !== 'o' || !(ctrlKey || metaKey) || shiftKey || altKey || defaultPrevented) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Before the editor, which would insert the text of the file.
      event.stopPropagation();
      event.preventDefault();
      if (event.type !== 'drop') return;
      setDropped([...event.dataTransfer.files]);
      setOpen(true);
    };
    window.addEventListener('dragover', onDrag, true);
    window.addEventListener('drop', onDrag, true);
    return () => {
      window.removeEventListener('dragover', onDrag, true);
      window.removeEventListener('drop', onDrag, true);
    };
  }, []);
  return (
    <>
      <button
        type="button"
        className={`${shared['control']} ${shared['needsScript']}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        My models
      </button>
      {isOpen && (
        <MyModels
          standIn={<span role="status">Loading…</span>}
          openId={openId}
          onOpen={onOpen}
          onNew={onNew}
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
