import { createElement, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { NotLoadedError } from './NotLoadedError';
import { PartBoundary } from './PartBoundary';

interface Options<Props> {
  /** What readers call the part, as a sentence begins: "The editor". */
  readonly label: string;
  readonly load: () => Promise<ComponentType<Props>>;
  /** Style of the sentence that tells of a failure, where the part lies in a box of a given size. */
  readonly failureClass?: string | undefined;
}

interface OwnProps {
  /** Shown while the part loads, and instead of it when it does not come or fails. */
  readonly standIn: ReactNode;
  /** A part that failed is tried again when this changes. */
  readonly resetKey?: unknown;
}

/**
 * Returns a component whose code is loaded when it is first shown. What goes wrong with it stays in its place: the page
 * around it goes on, and its reader can try again.
 */
export function lazyPart<Props extends object>({
  label,
  load,
  failureClass,
}: Options<Props>): ComponentType<Props & OwnProps> {
  // React remembers a failed load for ever, so each further try needs a component of its own.
  const create = () =>
    lazy(() =>
      load().then(
        (part) => ({ default: part }),
        (cause: unknown) => {
          throw new NotLoadedError(label, { cause });
        },
      ),
    );
  // Shared by all places of the page: loaded for one, it is there at once for the next.
  let shared = create();

  return function LazyPart({ standIn, resetKey, ...props }) {
    const [Part, setPart] = useState(() => shared);
    const retry = (error: Error) => {
      if (error instanceof NotLoadedError && Part === shared) shared = create();
      setPart(() => shared);
    };
    return (
      <PartBoundary
        label={label}
        standIn={standIn}
        failureClass={failureClass}
        resetKey={resetKey}
        onRetry={retry}
      >
        <Suspense fallback={standIn}>{createElement(Part, props as Props)}</Suspense>
      </PartBoundary>
    );
  };
}
