import {
  createElement,
  startTransition,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { NotLoadedError } from './NotLoadedError';
import { PartBoundary } from './PartBoundary';

interface Options<Props> {
  /** What readers call the part, as a sentence begins: "The editor". */
  readonly label: string;
  readonly load: () => Promise<ComponentType<Props>>;
  /** Style of the sentence that tells of a failure, where the part lies in a box of a given size. */
  readonly failureClass?: string | undefined;
}

interface StandInProps {
  /** Shown while the part loads, and instead of it when it does not come or fails. */
  readonly standIn: ReactNode;
}

interface OwnProps extends StandInProps {
  /** A part that failed is tried again when this changes. */
  readonly resetKey?: unknown;
}

/**
 * Returns a component whose code is loaded when it is first shown. What goes wrong with it stays in its place: the page
 * around it goes on, and its reader can try again.
 *
 * Not by `lazy` and `Suspense`: React shows what was waited for 300 ms after the stand-in at the earliest.
 */
export function lazyPart<Props extends object>({
  label,
  load,
  failureClass,
}: Options<Props>): ComponentType<Props & OwnProps> {
  // Shared by all places of the page: loaded for one, it is there at once for the next.
  let shared: ComponentType<Props> | null = null;

  function LoadedPart({ standIn, ...props }: StandInProps): ReactNode {
    const [Part, setPart] = useState(() => shared);
    const [failure, setFailure] = useState<NotLoadedError | null>(null);
    useEffect(() => {
      if (Part) return;
      load().then(
        (part) => {
          shared = part;
          startTransition(() => setPart(() => part));
        },
        (cause: unknown) => setFailure(new NotLoadedError(label, { cause })),
      );
    }, [Part]);
    if (failure) throw failure;
    return Part ? createElement(Part, props as Props) : standIn;
  }

  return function LazyPart({ standIn, resetKey, ...props }) {
    return (
      <PartBoundary label={label} standIn={standIn} failureClass={failureClass} resetKey={resetKey}>
        <LoadedPart standIn={standIn} {...props} />
      </PartBoundary>
    );
  };
}
