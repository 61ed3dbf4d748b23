import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import preload from '@docusaurus/core/lib/client/preload';
import { useHistory } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useTOCHighlight } from '@docusaurus/theme-common/internal';
import { asBuiltMark } from '../../base/asBuiltMark';
import { isAsBuilt } from '../../bootstrap/asBuilt';
import { HeadAsBuilt } from './HeadAsBuilt';
import type { HydratedPage as PageRoot } from './HydratedPage';
import { followHeldPress } from './heldPress';
import { replayInput } from './replayInput';
import { serveLinks } from './serveLinks';
import { usePageCode } from './usePageCode';

export interface PageProps {
  readonly className?: string;
  /** Loads the code of the page, if that is not the chunk of its route. */
  readonly load?: () => Promise<unknown>;
  /** What the page is, for React. */
  readonly children: ReactNode;
}

interface Props extends PageProps {
  /** Called when the HTML is not there, because React drew all anew. */
  readonly onMissing: () => void;
}

/** React leaves what is inside alone as long as it is given the same object. */
const asBuilt = { __html: '' };

/** The page as the HTML brought it; when it is needed, it is hydrated where it stands. */
export function PageAsBuilt({
  className,
  load = loadRoute,
  children,
  onMissing,
}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const [isHydrated, setHydrated] = useState(false);
  const pressAgain = useRef<() => void>(undefined);
  useContents(!isHydrated);
  useLayoutEffect(() => {
    if (!box.current?.hasChildNodes()) onMissing();
  });

  useLayoutEffect(() => {
    const { current: page } = box;
    if (!page || isHydrated) return undefined;
    const ended = new AbortController();
    serveLinks(page, history, ended.signal);
    pressAgain.current = followHeldPress(page, ended.signal);
    actAsButtons(page, ended.signal);
    return () => ended.abort();
  }, [isHydrated, history]);

  const loadCode = useCallback(() => Promise.all([loadHydration(), load()]), [load]);
  const hasCode = usePageCode(box, loadCode);
  /** What the reader did in the meantime is done again. */
  const finish = (): void => {
    setHydrated(true);
    box.current?.removeAttribute(asBuiltMark);
    window.earlyEvents?.replay();
    pressAgain.current?.();
    if (box.current) replayInput(box.current);
  };

  return (
    <>
      {!isHydrated && <HeadAsBuilt />}
      <div
        ref={box}
        className={className}
        suppressHydrationWarning
        dangerouslySetInnerHTML={asBuilt}
      />
      {hasCode && HydratedPage && (
        <HydratedPage box={box} onHydrated={finish}>
          {children}
        </HydratedPage>
      )}
    </>
  );
}

/** As where the whole page hydrates: with scripts they are no links any more, and answer the space bar as well. */
function actAsButtons(page: HTMLElement, signal: AbortSignal): void {
  const links = '[data-acts-with-script]';
  for (const link of page.querySelectorAll(links)) link.setAttribute('role', 'button');
  const onKey = (event: KeyboardEvent): void => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>(links);
    if (event.key !== ' ' || !link || !isAsBuilt(link)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    link.click();
  };
  // On the window: React stops what comes to a page that it is hydrating.
  window.addEventListener('keydown', onKey, { signal, capture: true });
}

/** Once it is loaded. Not by `lazy` and `Suspense`: React would hydrate 300 ms after its code is there, at the earliest. */
let HydratedPage: typeof PageRoot | null = null;

/** `plugins/hydrate-on-interaction` knows the chunk by that name. */
async function loadHydration(): Promise<void> {
  const part = await import(/* webpackChunkName: "hydrated-page" */ './HydratedPage');
  HydratedPage = part.HydratedPage;
}

const loadRoute = () => preload(location.pathname);

/** Has the table of contents tell where the reader is, as long as it is not hydrated. */
function useContents(isAsBuilt: boolean): void {
  const { minHeadingLevel, maxHeadingLevel } = useThemeConfig().tableOfContents;
  const [config] = useState(() => ({
    linkClassName: 'table-of-contents__link toc-highlight',
    linkActiveClassName: 'table-of-contents__link--active',
    minHeadingLevel,
    maxHeadingLevel,
  }));
  useTOCHighlight(isAsBuilt ? config : undefined);
}
