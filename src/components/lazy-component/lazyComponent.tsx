import {
  createElement,
  startTransition,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { NotLoadedError } from './NotLoadedError';
import { LazyBoundary } from './LazyBoundary';

interface Options<Props> {
  /** The name of the component in messages to readers, as the start of a sentence: "The editor". */
  readonly label: string;
  readonly load: () => Promise<ComponentType<Props>>;
  /** CSS class of the failure message, for a component in a box with a fixed size. */
  readonly failureClass?: string | undefined;
}

interface FallbackProps {
  /** The fallback shown while the component loads and when it fails. */
  readonly fallback: ReactNode;
}

interface OwnProps extends FallbackProps {
  /** A failed component is rendered again when this value changes. */
  readonly resetKey?: unknown;
}

/**
 * Returns a component whose code is loaded when the component is first shown. Errors stay inside the component: the
 * page around it keeps working, and the reader can retry.
 *
 * Does not use `lazy` and `Suspense`, because React shows a `Suspense` fallback for at least 300 ms.
 */
export function lazyComponent<Props extends object>({
  label,
  load,
  failureClass,
}: Options<Props>): ComponentType<Props & OwnProps> {
  // Shared by all instances: once one instance has loaded the code, the others render immediately.
  let shared: ComponentType<Props> | null = null;

  function LoadedPart({ fallback, ...props }: FallbackProps): ReactNode {
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
    return Part ? createElement(Part, props as Props) : fallback;
  }

  return function LazyPart({ fallback, resetKey, ...props }) {
    return (
      <LazyBoundary
        label={label}
        fallback={fallback}
        failureClass={failureClass}
        resetKey={resetKey}
      >
        <LoadedPart fallback={fallback} {...props} />
      </LazyBoundary>
    );
  };
}
