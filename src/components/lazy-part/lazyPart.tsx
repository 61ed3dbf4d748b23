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
  /** The readers' name for the part, written as the start of a sentence: "The editor". */
  readonly label: string;
  readonly load: () => Promise<ComponentType<Props>>;
  /** CSS class of the failure message, for a part in a box of fixed size. */
  readonly failureClass?: string | undefined;
}

interface StandInProps {
  /** The fallback shown while the part loads and when it fails. */
  readonly standIn: ReactNode;
}

interface OwnProps extends StandInProps {
  /** A failed part is rendered again when this value changes. */
  readonly resetKey?: unknown;
}

/**
 * Returns a component whose code is loaded when it is first shown. An error stays inside the component: the page around
 * it keeps working, and the reader can retry.
 *
 * Does not use `lazy` and `Suspense`, because React keeps showing the fallback for at least 300 ms.
 */
export function lazyPart<Props extends object>({
  label,
  load,
  failureClass,
}: Options<Props>): ComponentType<Props & OwnProps> {
  // Shared by all instances: after one has loaded the code, the others render at once.
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
