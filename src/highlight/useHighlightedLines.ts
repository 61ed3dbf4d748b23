import { useEffect, useMemo, useState } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
// Prism on the build machine, plain lines in the browser: package.json, "imports".
import { highlightCode as highlightNow } from '#highlight-now';
import { leafLines } from './leaves';
import { unpackColors } from './packColors';

interface Coloured {
  readonly code: string;
  readonly language: string;
  readonly lines: readonly string[];
}

/**
 * The HTML of each line, with the colours that the build has packed for the code (`packColors.ts`). Code without: the build colours
 * it; hydration keeps what the build wrote, so that the first visit needs no Prism. A block that appears later is plain
 * until Prism is here.
 */
export function useHighlightedLines(
  code: string,
  language: string,
  metastring = '',
  colors?: string,
): readonly string[] {
  const isBrowser = useIsBrowser();
  const [written] = useState(isBrowser ? undefined : code);
  const [coloured, setColoured] = useState<Coloured>();
  const leaves = useMemo(
    () => (colors === undefined ? null : unpackColors(code, colors)),
    [code, colors],
  );
  const hasColors = leaves !== null;
  const now = useMemo(
    () => (leaves ? leafLines(leaves, metastring) : highlightNow(code, language, metastring)),
    [leaves, code, language, metastring],
  );

  useEffect(() => {
    if (code === written || hasColors) return undefined;
    let isCurrent = true;
    import('./highlightCode').then(
      ({ highlightCode }) => {
        if (isCurrent)
          setColoured({ code, language, lines: highlightCode(code, language, metastring) });
      },
      // Colours are a comfort: without them the code reads as well.
      (error: unknown) => console.warn(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, language, metastring, written, hasColors]);

  const isLater = !hasColors && coloured?.code === code && coloured.language === language;
  return isLater ? coloured.lines : now;
}
