import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import ErrorPageContent from '@theme/ErrorPageContent';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { FiberProvider, useContextBridge } from 'its-fine';

interface Props {
  /** Holds the page's HTML. */
  readonly box: RefObject<HTMLElement | null>;
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

/**
 * Hydrates a page in a root of its own, with all contexts of the application around it. One root for both would have React take
 * the page for outdated with the first change of any context, for instance when the menu opens, and draw it anew.
 */
export function HydratedPage(props: Props): ReactNode {
  return (
    <FiberProvider>
      <PageRoot {...props} />
    </FiberProvider>
  );
}

function PageRoot({ box, onHydrated, children }: Props): ReactNode {
  const Contexts = useContextBridge();
  const root = useRef<Root>(null);
  useLayoutEffect(() => {
    const page = (
      <Contexts>
        {/* What differs in a browser is drawn once it is hydrated, as in the application around. */}
        <BrowserContextProvider>
          {/* That of the layout is in the other root. */}
          <ErrorBoundary fallback={(failure) => <ErrorPageContent {...failure} />}>
            {children}
          </ErrorBoundary>
          <AfterHydration onHydrated={onHydrated} />
        </BrowserContextProvider>
      </Contexts>
    );
    const { current: element } = box;
    if (root.current) root.current.render(page);
    else if (element) {
      // In slices, for whoever touches the page meanwhile.
      startTransition(() => {
        root.current = hydrateRoot(element, page, { onRecoverableError: tell });
      });
    }
  });
  useEffect(() => {
    const { current } = root;
    // React is drawing: a root cannot be taken away meanwhile.
    return () => void setTimeout(() => current?.unmount());
  }, []);
  return null;
}

/** Called once: what is hydrated has effects from then on. */
function AfterHydration({ onHydrated }: Pick<Props, 'onHydrated'>): ReactNode {
  const told = useRef(false);
  useEffect(() => {
    if (!told.current) onHydrated();
    told.current = true;
  });
  return null;
}

function tell(error: unknown): void {
  console.error('A page was drawn anew, since it differs from its HTML:', error);
}
