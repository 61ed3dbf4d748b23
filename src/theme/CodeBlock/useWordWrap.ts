/**
 * Replaces a hook of theme-common. The original measures every code block right after hydration. This forces the
 * layout of everything outside the view, which took 0.7 s on a slow phone.
 */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

interface WordWrap {
  readonly codeBlockRef: RefObject<HTMLPreElement | null>;
  /** True if a line is longer than the block is wide, wrapped or not. */
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
