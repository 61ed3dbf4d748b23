/**
 * Replaces a hook of theme-common. The original measures every code block right after hydration, which forces the
 * layout of all content outside the viewport. This took 0.7 s on a slow phone.
 */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

interface WordWrap {
  readonly codeBlockRef: RefObject<HTMLPreElement | null>;
  /** True if any line is longer than the width of the block, even if lines wrap. */
  readonly isTooWide: boolean;
  readonly isWrapped: boolean;
  readonly toggle: () => void;
}

/** Tracks whether the lines of `code` are too long for its block, and whether they wrap. */
export function useWordWrap(code: string): WordWrap {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isTooWide, setTooWide] = useState(false);
  const [isWrapped, setWrapped] = useState(false);
  useEffect(() => {
    const block = codeBlockRef.current;
    if (!block || isWrapped) return undefined;
    // The observer runs after layout, and only for blocks that were laid out, so reading widths forces no layout.
    const sizes = new ResizeObserver(() => setTooWide(block.scrollWidth > block.clientWidth));
    sizes.observe(block);
    return () => sizes.disconnect();
  }, [code, isWrapped]);
  const toggle = useCallback(() => setWrapped((was) => !was), []);
  return { codeBlockRef, isTooWide, isWrapped, toggle };
}
