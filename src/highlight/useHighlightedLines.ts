import { useCallback, useEffect, useMemo, useState, type RefCallback } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
// `highlightCode` with Prism in the build, plain lines in the browser: see "imports" in package.json.
import { highlightCode as highlightNow } from '#highlight-now';
import { isHydrated } from '../bootstrap/shared';
import { leafLines } from './leaves';
import { unpackColors } from './packColors';

interface Highlighted {
  readonly code: string;
  readonly language: string;
  readonly lines: readonly string[];
}

interface Block {
  readonly code: string;
  readonly language: string;
  readonly metastring: string | undefined;
  /** Colours packed by the build (`packColors.ts`). */
  readonly colors: string | undefined;
  /** Address of the reference, to which names in code link. */
  readonly reference: string;
}

/**
 * Returns the HTML of each line of `code`, or null while the element of `ref` contains the server-rendered lines.
 * Hydration then costs nothing, and a first visit loads no Prism. Code without packed colours is plain until Prism has
 * loaded.
 */
export function useHighlightedLines({
  code,
  language,
  metastring = '',
  colors,
  reference,
}: Block): {
  readonly lines: readonly string[] | null;
  readonly ref: RefCallback<Element>;
} {
  // Not `useIsBrowser`, which would render every block again right after hydration.
  const [rendered, setRendered] = useState(() =>
    ExecutionEnvironment.canUseDOM && !isHydrated() ? code : undefined,
  );
  const isRendered = code === rendered;
  const ref = useCallback((element: Element | null) => {
    // React discards the HTML of a page that it cannot hydrate.
    if (element && !element.hasChildNodes()) setRendered(undefined);
  }, []);
  const [highlighted, setHighlighted] = useState<Highlighted>();
  const leaves = useMemo(
    () => (isRendered || colors === undefined ? null : unpackColors(code, colors)),
    [isRendered, code, colors],
  );
  const hasColors = leaves !== null;
  const now = useMemo(() => {
    if (isRendered) return null;
    return leaves
      ? leafLines(leaves, { metastring, reference })
      : highlightNow(code, language, metastring);
  }, [isRendered, leaves, code, language, metastring, reference]);

  useEffect(() => {
    if (isRendered || hasColors) return undefined;
    let isCurrent = true;
    import('./highlightCode').then(
      ({ highlightCode }) => {
        if (isCurrent)
          setHighlighted({ code, language, lines: highlightCode(code, language, metastring) });
      },
      // The code stays readable without colours.
      (error: unknown) => console.warn(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, language, metastring, isRendered, hasColors]);

  const isLater = !hasColors && highlighted?.code === code && highlighted.language === language;
  return { lines: isLater ? highlighted.lines : now, ref };
}
