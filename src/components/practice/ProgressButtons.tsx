import { useRef, useState, type ReactElement } from 'react';
import {
  parseProgress,
  readProgress,
  useAllProgress,
  writeProgress,
  type Progress,
} from './progress';
import { downloadFile } from '../model/interactive/downloadModel';
import shared from '../model/Model.module.css';
import styles from './Practice.module.css';

/** Buttons that save the reader's progress to a file, load it from a file, and clear it. */
export function ProgressButtons(): ReactElement {
  const progress = useAllProgress();
  const input = useRef<HTMLInputElement>(null);
  const [cleared, setCleared] = useState<Progress | null>(null);
  const [message, setMessage] = useState('');
  const isEmpty = Object.keys(progress).length === 0;
  const undone = isEmpty ? cleared : null;
  const solved = Object.values(progress).filter((task) => task.solved).length;
  const load = async (file: File) => {
    const read = parseProgress(await file.text());
    if (read) writeProgress(merge(readProgress(), read));
    setMessage(read ? `Loaded ${file.name}.` : `${file.name} is not a file of progress.`);
  };
  return (
    <div className={shared['needsScript']}>
      <p role="status">{`${solved} solved. ${message}`}</p>
      <div className={styles['actions']}>
        <button
          type="button"
          className={shared['control']}
          disabled={isEmpty}
          onClick={() => save(progress)}
        >
          Save to a file
        </button>
        <button type="button" className={shared['control']} onClick={() => input.current?.click()}>
          Load from a file
        </button>
        <input
          ref={input}
          type="file"
          accept=".json"
          aria-label="File of progress"
          hidden
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = '';
            if (file) void load(file);
          }}
        />
        <button
          type="button"
          className={shared['control']}
          disabled={isEmpty && !undone}
          onClick={() => {
            setCleared(undone ? null : progress);
            setMessage(undone ? '' : 'Progress cleared.');
            writeProgress(undone ?? {});
          }}
        >
          {undone ? 'Undo clear' : 'Clear progress'}
        </button>
      </div>
    </div>
  );
}

/** Merges two records of progress. A task solved in either stays solved, and the larger number of hints counts. */
function merge(own: Progress, read: Progress): Progress {
  const tasks = Object.entries(read).map(([name, { solved, hints }]) => {
    const known = own[name];
    const task = {
      solved: solved || known?.solved === true,
      hints: Math.max(hints, known?.hints ?? 0),
    };
    return [name, task] as const;
  });
  return { ...own, ...Object.fromEntries(tasks) };
}

function save(progress: Progress): void {
  const text = JSON.stringify(progress, null, 2);
  downloadFile(new Blob([text], { type: 'application/json' }), 'replicad-practice.json');
}
