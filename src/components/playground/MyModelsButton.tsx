import { useEffect, useState, type ReactElement } from 'react';
import { lazyComponent } from '../lazy-component/lazyComponent';
import { containModels, useFileDrop } from './useFileDrop';
import shared from '../model/Model.module.css';

const MyModels = lazyComponent({
  label: 'The list of your models',
  load: () => import('./my-models/MyModels').then((module) => module.MyModels),
});

interface Props {
  /** The id of the open model; null while nothing is open. */
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
}

/** Opens the dialog with the reader's models. Ctrl+O, Cmd+O and dropping models on the page open it as well. */
export function MyModelsButton({ openId, onOpen, onNew }: Props): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [dropped, setDropped] = useState<readonly File[]>([]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
      if (
        key.toLowerCase() !== 'o' ||
        !(ctrlKey || metaKey) ||
        shiftKey ||
        altKey ||
        defaultPrevented
      )
        return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  useFileDrop((files) => {
    if (!containModels(files)) return;
    setDropped(files);
    setOpen(true);
  });
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
          fallback={<span role="status">Loading…</span>}
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
