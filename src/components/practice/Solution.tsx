import { useState, type ReactElement } from 'react';
import clsx from 'clsx';
import type { BuiltModel } from '../../modeling';
import type { ModelActivation } from '../model/activation/useModelActivation';
import { changedLines } from '../model/figure/changedLines';
import { metaOf, StaticCode } from '../model/figure/ModelFigure';
import { useModelSession } from '../model/interactive/useModelSession';
import shared from '../model/Model.module.css';
import figure from '../model/figure/ModelFigure.module.css';
import styles from './Practice.module.css';

interface Props {
  readonly solution: BuiltModel;
  readonly start: BuiltModel;
  /** The figure with the reader's code. */
  readonly activation: ModelActivation;
}

/** The collapsed solution. Lines that the reader's code lacks are marked. */
export function Solution({ solution, start, activation }: Props): ReactElement {
  const session = activation.loaded?.session ?? null;
  const marked = useModelSession(session, (state) =>
    metaOf(changedLines(state?.code ?? start.code, solution.code)),
  );
  return (
    <div className={figure['code']}>
      <StaticCode model={solution} meta={marked} summary="Solution" />
      <CopyButton solution={solution} activation={activation} />
    </div>
  );
}

/** Copies the solution into the editor. A second press restores the reader's code, unless it has changed since. */
function CopyButton({ solution, activation }: Omit<Props, 'start'>): ReactElement {
  const session = activation.loaded?.session ?? null;
  const [replaced, setReplaced] = useState<string | null>(null);
  const isCopied = useModelSession(session, (state) => state?.code === solution.code);
  const isUndo = isCopied && replaced !== null;
  return (
    <p className={clsx(styles['copy'], shared['needsScript'])}>
      <button
        type="button"
        className={shared['control']}
        onClick={() =>
          activation.showCode(({ session: own }) => {
            setReplaced(isUndo ? null : own.state.code);
            own.setCode(isUndo ? replaced : solution.code);
            return Promise.resolve();
          })
        }
      >
        {isUndo ? 'Undo copy' : 'Copy into the editor'}
      </button>
    </p>
  );
}
