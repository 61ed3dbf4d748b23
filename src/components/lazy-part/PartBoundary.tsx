import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { PartFailure } from './PartFailure';

interface Props {
  /** What readers call the part, as a sentence begins: "The editor". */
  readonly label: string;
  /** Stands in the place of a part that failed. */
  readonly standIn: ReactNode;
  /** Style of the sentence that tells of a failure. */
  readonly failureClass?: string | undefined;
  /** A part that failed is tried again when this changes. */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

/** Keeps an error of a part of the page in the part's own place. */
export function PartBoundary(props: Props): ReactElement {
  const { label, standIn, failureClass, resetKey, children } = props;
  return (
    <ErrorBoundary
      fallback={({ error, tryAgain }) => (
        <>
          {standIn}
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
