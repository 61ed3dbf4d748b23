/*
 * Replaces a hook of theme-common. The original asks every code block for its width as soon as the page runs, which lays out
 * at once all that is out of view: a slow phone was kept busy for 0.7 s.
 */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

interface WordWrap {
  readonly codeBlockRef: RefObject<HTMLPreElement | null>;
  /** True for lines that are longer than the block is wide, wrapped or not. */
  readonly isTooWide: boolean;
  readonly isWrapped: boolean;
  readonly toggle: () => void;
}

/** Whether the lines of `code` are too long for its block, and whether they wrap. */
export function useWordWrap(code: string): WordWrap {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isTooWide, setTooWide] = useState(false);
  const [isWrapped, setWrapped] = useState(false);
  useEffect(() => {
    const block = codeBlockRef.current;
    if (!block || isWrapped) return undefined;
    // It is told after a layout, and only of what has been laid out: the widths are there already.
    const sizes = new ResizeObserver(() => setTooWide(block.scrollWidth > block.clientWidth));
    sizes.observe(block);
    return () => sizes.disconnect();
  }, [code, isWrapped]);
  const toggle = useCallback(() => setWrapped((was) => !was), []);
  return { codeBlockRef, isTooWide, isWrapped, toggle };
}
