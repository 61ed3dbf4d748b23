import type { ReactElement } from 'react';
import type { ModelError } from '../../modeling';
import styles from './Model.module.css';

/** What went wrong, in words: in a run, or in a model that is there to show a mistake. Lies over the stage. */
export function FailureCard({ failure }: { readonly failure: ModelError }): ReactElement {
  const { line, sentence, hint, kernelMessage } = failure;
  return (
    <div className={styles['failure']}>
      <p>
        <strong>{line === undefined ? sentence : `Line ${line}: ${sentence}`}</strong>
      </p>
      {hint !== undefined && <p>{hint}</p>}
      {kernelMessage !== undefined && <p className={styles['kernelMessage']}>{kernelMessage}</p>}
    </div>
  );
}
