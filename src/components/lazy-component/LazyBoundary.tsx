import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { LoadFailure } from './LoadFailure';

interface Props {
  /** The name of the component in messages to readers, as the start of a sentence: "The editor". */
  readonly label: string;
  /** The fallback shown in place of a component that failed. */
  readonly fallback: ReactNode;
  /** CSS class of the failure message. */
  readonly failureClass?: string | undefined;
  /** A failed component is rendered again when this value changes. */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

/** The error boundary of one component. The rest of the page keeps working. */
export function LazyBoundary(props: Props): ReactElement {
  const { label, fallback, failureClass, resetKey, children } = props;
  return (
    <ErrorBoundary
      fallback={({ error, tryAgain }) => (
        <>
          {fallback}
          <LoadFailure label={label} error={error} className={failureClass} onRetry={tryAgain} />
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
