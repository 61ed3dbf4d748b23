import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isStorageForbidden, watchStorage } from '../../browser-storage/browserStorage';
import { downloadFile } from '../../model/interactive/downloadModel';
import { ChooseFiles } from './ChooseFiles';
import { Dialog } from './Dialog';
import { readCodeFiles, createZip } from './codeFiles';
import { ModelRow } from './ModelRow';
import { limits, listMyModels, saveProblems, type StoredModel } from './store';
import { useModelChanges, type NameConflictAnswer } from './useModelChanges';
import shared from '../../model/Model.module.css';
import styles from './MyModels.module.css';

interface Props {
  /** The files that the reader dropped on the page. */
  readonly dropped: readonly File[];
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
  readonly onClose: () => void;
}

/** The number of models at which a search field appears. */
const minModelsForSearch = 10;

/** The dialog with the reader's models: open, new, rename, duplicate, delete and undo. */
export function MyModels({ dropped, openId, onOpen, onNew, onClose }: Props): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <Dialog
      ref={dialog}
      title="My models"
      onClose={onClose}
      action={
        <button
          type="button"
          className={shared['control']}
          onClick={() => {
            onNew();
            close();
          }}
        >
          New
        </button>
      }
    >
      <List
        dropped={dropped}
        openId={openId}
        onOpen={(id) => {
          onOpen(id);
          close();
        }}
        onDeletedOpen={onNew}
      />
    </Dialog>
  );
}

interface ListProps extends Pick<Props, 'dropped' | 'openId' | 'onOpen'> {
  /** Called when the open model was deleted. */
  readonly onDeletedOpen: () => void;
}

function List({ dropped, openId, onOpen, onDeletedOpen }: ListProps): ReactElement {
  const [{ models, damaged }, setListed] = useState(listMyModels);
  useEffect(() => watchStorage(() => setListed(listMyModels())), []);
  const changes = useModelChanges();
  const { message, lastDeleted, undo, conflict } = changes;
  const undoButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const undoDeletion = () => {
    flushSync(undo);
    // "Undo" disappears after the last deletion, so the focus moves to the models.
    if (!undoButton.current) list.current?.querySelector('button')?.focus();
  };
  const [query, setQuery] = useState('');
  const isSearched = models.length >= minModelsForSearch;
  const found = isSearched ? models.filter(({ name }) => includes(name, query)) : models;
  const remove = (model: StoredModel) => {
    // The focused button is removed, so the focus moves to "Undo".
    flushSync(() => changes.remove(model));
    undoButton.current?.focus();
    if (model.id === openId) onDeletedOpen();
  };
  const { openFiles, answerConflict } = useOpenedFiles(changes, { dropped, openId, onOpen });
  return (
    <>
      <FileButtons
        models={models}
        onFiles={(files) => void openFiles(files)}
        onMessage={changes.setMessage}
      />
      {conflict && (
        <Question name={conflict.name} onAnswer={(chosen) => void answerConflict(chosen)} />
      )}
      {isSearched && <SearchField query={query} onQuery={setQuery} />}
      <UndoBar {...{ message, lastDeleted, undoButton }} onUndo={undoDeletion} />
      {models.length >= limits.models && <p>{saveProblems.tooMany}</p>}
      {models.length === 0 && <NoModels />}
      {models.length > 0 && found.length === 0 && <p>No model has this in its name.</p>}
      <ul ref={list} className={styles['list']}>
        {found.map((model) => (
          <ModelRow
            key={model.id}
            model={model}
            isOpen={model.id === openId}
            onOpen={() => onOpen(model.id)}
            onRename={(name) => changes.rename(model, name)}
            onDuplicate={() => changes.duplicate(model)}
            onDelete={() => remove(model)}
          />
        ))}
      </ul>
      {damaged.length > 0 && <Damaged texts={damaged} />}
    </>
  );
}

/** Returns functions that open files, and answer questions about them. Opens the files that were dropped. */
function useOpenedFiles(
  changes: ReturnType<typeof useModelChanges>,
  { dropped, openId, onOpen }: Pick<Props, 'dropped' | 'openId' | 'onOpen'>,
) {
  const openFiles = async (chosen: Iterable<File>) => {
    const { files, problems } = await readCodeFiles(chosen);
    const [id, ...others] = await changes.add(files, problems);
    if (id !== undefined && files.length === 1 && problems.length + others.length === 0) onOpen(id);
  };
  const answerConflict = async (answer: NameConflictAnswer) => {
    const replacement = await changes.answer(answer);
    if (replacement?.replaced === openId) onOpen(replacement.id);
  };
  useEffect(() => {
    if (dropped.length > 0) void openFiles(dropped);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each drop
  }, [dropped]);
  return { openFiles, answerConflict };
}

function NoModels(): ReactElement {
  const place = isStorageForbidden()
    ? saveProblems.forbidden
    : 'What you write is saved in this browser.';
  return <p>{`No models yet. ${place}`}</p>;
}

interface UndoBarProps {
  readonly message: string;
  readonly lastDeleted: string | null;
  readonly undoButton: RefObject<HTMLButtonElement | null>;
  readonly onUndo: () => void;
}

/** The outcome of the last change, and a button that restores the last deleted model. */
function UndoBar({ message, lastDeleted, undoButton, onUndo }: UndoBarProps): ReactElement {
  return (
    <div className={styles['bar']}>
      <span role="status">{message}</span>
      {lastDeleted !== null && (
        <button ref={undoButton} type="button" className={shared['control']} onClick={onUndo}>
          Undo: bring back “{lastDeleted}”
        </button>
      )}
    </div>
  );
}

interface SearchFieldProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

function SearchField({ query, onQuery }: SearchFieldProps): ReactElement {
  return (
    <input
      type="search"
      className={styles['field']}
      aria-label="Search my models"
      placeholder="Search"
      value={query}
      onChange={(event) => onQuery(event.target.value)}
    />
  );
}

interface QuestionProps {
  readonly name: string;
  readonly onAnswer: (answer: NameConflictAnswer) => void;
}

function Question({ name, onAnswer }: QuestionProps): ReactElement {
  return (
    <div className={styles['bar']} role="group" aria-label="A name that exists">
      <span>You already have a model named “{name}”.</span>
      {(['Keep both', 'Replace', 'Skip'] as const).map((answer) => (
        <button
          key={answer}
          type="button"
          className={shared['control']}
          onClick={() => onAnswer(answer)}
        >
          {answer}
        </button>
      ))}
    </div>
  );
}

interface FileButtonsProps {
  readonly models: readonly StoredModel[];
  readonly onFiles: (files: readonly File[]) => void;
  readonly onMessage: (message: string) => void;
}

function FileButtons({ models, onFiles, onMessage }: FileButtonsProps): ReactElement {
  const download = async () => {
    const { bytes, missing: names } = await createZip(models);
    onMessage(names.length === 0 ? '' : `Without contents, so left out: ${names.join(', ')}.`);
    downloadFile(new Blob([bytes], { type: 'application/zip' }), 'replicad models.zip');
  };
  return (
    <div className={styles['bar']}>
      <ChooseFiles label="Open files" accept=".js,.ts,.zip" onFiles={onFiles} />
      <button
        type="button"
        className={shared['control']}
        disabled={models.length === 0}
        onClick={() => void download()}
      >
        Download all
      </button>
    </div>
  );
}

function includes(name: string, query: string): boolean {
  return name.toLowerCase().includes(query.trim().toLowerCase());
}

function Damaged({ texts }: { readonly texts: readonly string[] }): ReactElement {
  return (
    <details>
      <summary>
        {texts.length === 1
          ? 'One model could not be read. Show its text'
          : `${texts.length} models could not be read. Show their text`}
      </summary>
      {texts.map((text, index) => (
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- long lines must scroll by keyboard
        <pre key={index} tabIndex={0} aria-label="Text of a damaged model">
          {text}
        </pre>
      ))}
    </details>
  );
}
