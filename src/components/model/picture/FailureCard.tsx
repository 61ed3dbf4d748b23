import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ModelError } from '../../../modeling';
import styles from './FailureCard.module.css';

interface Props {
  readonly failure: ModelError;
  /** False if the line number does not match the code on the page. */
  readonly withLine?: boolean;
  /** True if the editor lists this message below the code. */
  readonly isInProblemList?: boolean;
  /** A sentence about the picture below. */
  readonly note?: string | false;
  readonly onClose?: () => void;
}

/** A link to the section of Troubleshooting about an error. */
export function TroubleshootingLink({ section }: { readonly section: string }): ReactElement {
  return <Link to={`/docs/troubleshooting#${section}`}>Cause and cure</Link>;
}

/** An error message over the picture, for a failed run or for a model that is meant to fail. */
export function FailureCard({
  failure,
  withLine = true,
  isInProblemList = false,
  note,
  onClose,
}: Props): ReactElement {
  const { sentence, hint, kernelMessage, section } = failure;
  const line = withLine ? failure.line : undefined;
  const isListed = isInProblemList && line !== undefined;
  return (
    <div
      className={styles['failure']}
      role="group"
      aria-label="What went wrong"
      data-in-problem-list={isListed || undefined}
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- makes a long message scrollable by keyboard
      tabIndex={0}
    >
      {onClose && (
        <button
          type="button"
          className={clsx('clean-btn', styles['close'])}
          aria-label="Close the message"
          onClick={onClose}
        >
          ×
        </button>
      )}
      {isListed ? (
        <p>
          <strong>Line {line} failed.</strong> The message is below the code.
        </p>
      ) : (
        <p>
          <strong>{line === undefined ? sentence : `Line ${line}: ${sentence}`}</strong>
        </p>
      )}
      {!isListed && hint !== undefined && <p>{hint}</p>}
      {note && <p>{note}</p>}
      {kernelMessage !== undefined && <p className={styles['kernelMessage']}>{kernelMessage}</p>}
      {!isListed && section !== undefined && (
        <p>
          <TroubleshootingLink section={section} />
        </p>
      )}
    </div>
  );
}
