import type { ReactElement } from 'react';
import { NotLoadedError } from '../lazy-component/NotLoadedError';
import { LoadFailure } from '../lazy-component/LoadFailure';
import type { OpeningProblem } from './usePlayground';
import shared from '../model/Model.module.css';
import styles from './Playground.module.css';

interface Props {
  readonly problem: OpeningProblem;
  readonly onRetry: () => void;
  readonly onStartEmpty: () => void;
  readonly onMyModels: () => void;
}

/** Explains why no model was opened, with buttons to retry or to start with the empty model. */
export function ProblemCard(props: Props): ReactElement {
  const { onRetry, onStartEmpty, onMyModels } = props;
  const { error } = props.problem;
  return (
    <div className={styles['problem']}>
      {error instanceof NotLoadedError ? (
        <LoadFailure label={error.label} error={error} onRetry={onRetry} />
      ) : (
        <span role="alert">{error.message}</span>
      )}
      <button type="button" className={shared['control']} onClick={onStartEmpty}>
        Start with an empty model
      </button>
      {new URLSearchParams(window.location.search).has('model') && (
        <button type="button" className={shared['control']} onClick={onMyModels}>
          My models
        </button>
      )}
    </div>
  );
}
