import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { PartFailure } from './PartFailure';

interface Props {
  /** What readers call the part, as a sentence begins: "The editor". */
  readonly label: string;
  /** Stands in the place of a part that failed. */
  readonly standIn: ReactNode;
  /** True where the part lies in a box of a given size: a failure is told over what stands there. */
  readonly isOverlay?: boolean;
  /** A part that failed is tried again when this changes. */
  readonly resetKey?: unknown;
  /** Called before the part is tried again. */
  readonly onRetry?: (error: Error) => void;
  readonly children: ReactNode;
}

/** Keeps an error of a part of the page in the part's own place. */
export function PartBoundary(props: Props): ReactElement {
  const { label, standIn, isOverlay = false, resetKey, onRetry, children } = props;
  return (
    <ErrorBoundary
      fallback={({ error, tryAgain }) => {
        const retry = () => {
          onRetry?.(error);
          tryAgain();
        };
        return (
          <>
            {standIn}
            <PartFailure label={label} error={error} isOverlay={isOverlay} onRetry={retry} />
            <RetryOnChange of={resetKey} onChange={retry} />
          </>
        );
      }}
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
