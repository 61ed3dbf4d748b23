import type { ReactElement } from 'react';
import type { OpeningProblem } from './useBench';
import shared from '../model/Model.module.css';
import styles from './Playground.module.css';

interface Props {
  readonly problem: OpeningProblem;
  readonly onOpen: (wanted: OpeningProblem['wanted']) => void;
}

/** Says why nothing was opened, with the ways to go on. */
export function ProblemCard({ problem, onOpen }: Props): ReactElement {
  return (
    <div role="alert" className={styles['problem']}>
      <span>{problem.sentence}</span>
      {problem.mayPass && (
        <button type="button" className={shared['control']} onClick={() => onOpen(problem.wanted)}>
          Try again
        </button>
      )}
      <button type="button" className={shared['control']} onClick={() => onOpen(null)}>
        Start with an empty model
      </button>
    </div>
  );
}
