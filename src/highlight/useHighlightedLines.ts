import { useCallback, useMemo, useState, type RefCallback } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isHydrated } from '../bootstrap/shared';
import { renderHtmlLines } from './codeSpans';
import { unpackColors } from './packColors';

interface Block {
  readonly code: string;
  readonly metastring: string;
  /** Colours packed by the build (`packColors.ts`). If undefined, the code is not highlighted. */
  readonly colors: string | undefined;
  /** URL of the reference, to which names in code link. */
  readonly reference: string;
}

/**
 * Returns the HTML of each line of `code`. Returns null while the element of `ref` contains the server-rendered lines,
 * which need no second rendering.
 */
export function useHighlightedLines({ code, metastring, colors, reference }: Block): {
  readonly lines: readonly string[] | null;
  readonly ref: RefCallback<Element>;
} {
  const block = `${metastring}\n${code}`;
  // `useIsBrowser` is not used, because it would render every block again right after hydration.
  const [rendered, setRendered] = useState(() =>
    ExecutionEnvironment.canUseDOM && !isHydrated() ? block : undefined,
  );
  const isRendered = block === rendered;
  const ref = useCallback((element: Element | null) => {
    // An element without child nodes means that React has discarded the server-rendered HTML.
    if (element && !element.hasChildNodes()) setRendered(undefined);
  }, []);
  const lines = useMemo(
    () =>
      isRendered ? null : renderHtmlLines(unpackColors(code, colors), { metastring, reference }),
    [isRendered, code, colors, metastring, reference],
  );
  return { lines, ref };
}
