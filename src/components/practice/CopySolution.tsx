import { use, useState, type ReactElement } from 'react';
import clsx from 'clsx';
import { useSession } from '../model/interactive/useSession';
import type { OutputProps } from '../model/figure/ModelFigure';
import type { ModelSession } from '../model/interactive/ModelSession';
import { ExerciseContext } from './CheckPanel';
import shared from '../model/Model.module.css';
import styles from './Practice.module.css';

/** Copies the solution into the editor. A second press restores the reader's code, unless it has changed since. */
export function CopySolution({ model }: OutputProps): ReactElement {
  const start = use(ExerciseContext)?.start;
  const [replaced, setReplaced] = useState<string | null>(null);
  const [session, setSession] = useState<ModelSession | null>(null);
  const isCopied = useSession(session, (state) => state?.code === model.code);
  const isUndo = isCopied && replaced !== null;
  return (
    <p className={clsx(styles['copy'], shared['needsScript'])} data-search="off">
      <button
        type="button"
        className={shared['control']}
        onClick={() =>
          start?.current?.showCode((own) => {
            setSession(own);
            setReplaced(isUndo ? null : own.state.code);
            own.setCode(isUndo ? replaced : model.code);
            return Promise.resolve();
          })
        }
      >
        {isUndo ? 'Undo copy' : 'Copy into the editor'}
      </button>
    </p>
  );
}
