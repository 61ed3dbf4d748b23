import { useEffect, useRef, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import Link from '@docusaurus/Link';
import { attachmentLimits } from '../../../modeling';
import type { OpenedModel } from '../openModel';
import { attachFiles, formatMegabytes } from './attachFiles';
import { ChooseFiles } from './ChooseFiles';
import { Dialog } from './Dialog';
import { joinSentences } from './codeFiles';
import type { AttachedFile } from './store';
import shared from '../../model/Model.module.css';
import styles from './MyModels.module.css';

interface Props {
  readonly opened: OpenedModel;
  readonly files: readonly AttachedFile[];
  /** The files that the reader dropped on the page. */
  readonly dropped: readonly File[];
  readonly onClose: () => void;
}

/** The dialog with the open model's attached files: attach, remove and undo. */
export function AttachedFiles({ opened, files, dropped, onClose }: Props): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const { message, removed, add, remove, undo } = useFileChanges(opened, files);
  const removeRow = (file: AttachedFile) => {
    // The focused button is removed, so the focus moves to "Undo".
    flushSync(() => remove(file));
    undoButton.current?.focus();
  };
  const undoRemoval = () => {
    undo();
    dialog.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    if (dropped.length > 0) add(dropped);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each drop
  }, [dropped]);
  return (
    <Dialog
      ref={dialog}
      title="Attached files"
      onClose={onClose}
      action={
        <ChooseFiles
          label="Attach files"
          accept=".step,.stp,.stl,.svg,.ttf,.otf,.woff"
          onFiles={add}
        />
      }
    >
      <Explanation />
      <div className={styles['bar']}>
        <span role="status">{message}</span>
        {removed && (
          <button
            ref={undoButton}
            type="button"
            className={shared['control']}
            onClick={undoRemoval}
          >
            Undo: bring back “{removed.name}”
          </button>
        )}
      </div>
      <ul className={styles['list']}>
        {files.map((file) => (
          <FileRow key={file.key} file={file} onRemove={() => removeRow(file)} />
        ))}
      </ul>
    </Dialog>
  );
}

function Explanation(): ReactElement {
  const { bytes, allBytes } = attachmentLimits;
  return (
    <>
      <p>
        STEP, STL, SVG, TTF, OTF or WOFF files, which the code of this model can import. Each can
        have {formatMegabytes(bytes)}, and those of all models {formatMegabytes(allBytes)} together.
        The code gets a <code>Blob</code>:{' '}
        <Link to="/docs/tutorial-overview/import-and-export#a-file-from-your-computer">
          how to read it
        </Link>
        .
      </p>
      <p>
        They stay in this browser: links, the workbench and saved code do not include them.
        “Download all” in My models does.
      </p>
    </>
  );
}

/** The last file that was removed from each model since the page was loaded, by model id. */
const lastRemoved = new Map<string, AttachedFile>();

/** Returns functions that change the files of a model, and a message about the last change or its failure. */
function useFileChanges({ store, session }: OpenedModel, files: readonly AttachedFile[]) {
  const [message, setMessage] = useState('');
  const removed = lastRemoved.get(store.id) ?? null;
  return {
    message,
    /** The file that `undo` restores; null if there is none. */
    removed,
    add: (chosen: readonly File[]) =>
      void attachFiles(store, session.draft, chosen).then((sentences) =>
        setMessage(joinSentences(sentences)),
      ),
    remove: (file: AttachedFile) => {
      const others = files.filter(({ key }) => key !== file.key);
      const problem = store.setFiles(others, session.draft);
      setMessage(problem ?? `“${file.name}” is removed.`);
      if (problem === null) lastRemoved.set(store.id, file);
    },
    undo: () => {
      if (!removed) return;
      const others = files.filter(({ name }) => name !== removed.name);
      const problem = store.setFiles([...others, removed], session.draft);
      setMessage(problem ?? `“${removed.name}” is back.`);
      if (problem === null) lastRemoved.delete(store.id);
    },
  };
}

interface RowProps {
  readonly file: AttachedFile;
  readonly onRemove: () => void;
}

function FileRow({ file: { name, size }, onRemove }: RowProps): ReactElement {
  return (
    <li className={styles['row']}>
      <div className={styles['about']} style={{ gridColumn: '1 / 3' }}>
        <code>{`import part from "./${name}";`}</code>
        <span className={styles['time']}>
          {size < 1e6 ? `${Math.ceil(size / 1000)} kB` : formatMegabytes(size)}
        </span>
      </div>
      <div className={styles['actions']}>
        <button
          type="button"
          className={shared['control']}
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        >
          Remove
        </button>
      </div>
    </li>
  );
}
