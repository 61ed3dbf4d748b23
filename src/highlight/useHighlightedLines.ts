import { useEffect, useMemo, useState } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
// Prism on the build machine, plain lines in the browser: package.json, "imports".
import { highlightCode as highlightNow } from '#highlight-now';

interface Coloured {
  readonly code: string;
  readonly language: string;
  readonly lines: readonly string[];
}

/**
 * The HTML of each line. The build colours them; hydration keeps what the build wrote, so that the first
 * visit needs no Prism. A block that appears later is plain until Prism is here.
 */
export function useHighlightedLines(
  code: string,
  language: string,
  metastring = '',
): readonly string[] {
  const isBrowser = useIsBrowser();
  const [written] = useState(isBrowser ? undefined : code);
  const [coloured, setColoured] = useState<Coloured>();
  const now = useMemo(() => highlightNow(code, language, metastring), [code, language, metastring]);

  useEffect(() => {
    if (code === written) return undefined;
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
  }, [code, language, metastring, written]);

  return coloured?.code === code && coloured.language === language ? coloured.lines : now;
}
