import type { ReactElement } from 'react';
import type { ModelError } from '../../../modeling';
import styles from './FailureCard.module.css';

interface Props {
  readonly failure: ModelError;
  /** Off where the code that is shown is not the code that was run. */
  readonly withLine?: boolean;
}

/** What went wrong, in words: in a run, or in a model that is there to show a mistake. Lies over the picture. */
export function FailureCard({ failure, withLine = true }: Props): ReactElement {
  const { sentence, hint, kernelMessage } = failure;
  const line = withLine ? failure.line : undefined;
  return (
    <div
      className={styles['failure']}
      role="group"
      aria-label="What went wrong"
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a long message scrolls, for keys too
      tabIndex={0}
    >
      <p>
        <strong>{line === undefined ? sentence : `Line ${line}: ${sentence}`}</strong>
      </p>
      {hint !== undefined && <p>{hint}</p>}
      {kernelMessage !== undefined && <p className={styles['kernelMessage']}>{kernelMessage}</p>}
    </div>
  );
}
