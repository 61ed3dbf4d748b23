import { useEffect, useState, type ReactElement } from 'react';
import clsx from 'clsx';
import { isPageOutdated } from './isPageOutdated';
import { NotLoadedError } from './NotLoadedError';
import styles from './LoadFailure.module.css';

interface Props {
  readonly label: string;
  readonly error: Error;
  readonly className?: string | undefined;
  readonly onRetry: () => void;
}

/** An error message for a component of the page, with a button to retry or to reload the page. */
export function LoadFailure({ label, error, className, onRetry }: Props): ReactElement {
  const isOutdated = useIsOutdated(error);
  return (
    <div role="alert" className={clsx(styles['failure'], className)}>
      {isOutdated ? describeOutdated(label) : describeFailure(label, error)}{' '}
      <button
        type="button"
        className="clean-btn"
        onClick={isOutdated ? () => window.location.reload() : onRetry}
      >
        {isOutdated ? 'Load the page again' : 'Try again'}
      </button>
    </div>
  );
}

function describeFailure(label: string, error: Error): string {
  return error instanceof NotLoadedError
    ? `${error.message} Check your connection.`
    : `${label} failed: ${error.message.replace(/\.$/, '')}.`;
}

function describeOutdated(label: string): string {
  return `${label} is part of an earlier version of this site, which is gone. Your own code is kept.`;
}

/**
 * Returns true if the code failed to load because a new version of the site was published after the page was opened.
 */
function useIsOutdated(error: Error): boolean {
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    // Never reset to false: the whole page is outdated, not only the component with this error.
    if (error instanceof NotLoadedError) void isPageOutdated().then(setOutdated);
  }, [error]);
  return isOutdated;
}
