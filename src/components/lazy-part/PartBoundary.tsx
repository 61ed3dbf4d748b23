import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { PartFailure } from './PartFailure';

interface Props {
  /** The name of the part in messages to readers, as the start of a sentence: "The editor". */
  readonly label: string;
  /** The fallback shown in place of a part that failed. */
  readonly fallback: ReactNode;
  /** CSS class of the failure message. */
  readonly failureClass?: string | undefined;
  /** A failed part is rendered again when this value changes. */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

/** The error boundary of one part of the page. The rest of the page keeps working. */
export function PartBoundary(props: Props): ReactElement {
  const { label, fallback, failureClass, resetKey, children } = props;
  return (
    <ErrorBoundary
      fallback={({ error, tryAgain }) => (
        <>
          {fallback}
          <PartFailure label={label} error={error} className={failureClass} onRetry={tryAgain} />
          <RetryOnChange of={resetKey} onChange={tryAgain} />
        </>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

interface RetryProps {
  readonly of: unknown;
  readonly onChange: () => void;
}

function RetryOnChange({ of, onChange }: RetryProps): null {
  const first = useRef(of);
  useEffect(() => {
    if (of !== first.current) onChange();
  });
  return null;
}
