import type { ReactElement } from 'react';
import { NotLoadedError } from '../lazy-part/NotLoadedError';
import { PartFailure } from '../lazy-part/PartFailure';
import type { OpeningProblem } from './useBench';
import shared from '../model/Model.module.css';
import styles from './Playground.module.css';

interface Props {
  readonly problem: OpeningProblem;
  readonly onOpen: (wanted: OpeningProblem['wanted']) => void;
}

/** Says why nothing was opened, with the ways to go on. */
export function ProblemCard({ problem, onOpen }: Props): ReactElement {
  const { error, wanted } = problem;
  return (
    <div className={styles['problem']}>
      {error instanceof NotLoadedError ? (
        <PartFailure label={error.label} error={error} onRetry={() => onOpen(wanted)} />
      ) : (
        <span role="alert">{error.message}</span>
      )}
      <button type="button" className={shared['control']} onClick={() => onOpen(null)}>
        Start with an empty model
      </button>
    </div>
  );
}
