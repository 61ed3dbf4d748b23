import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns the current size of `element` in CSS pixels. Until the size is known, returns a size with the proportions of
 * a picture.
 */
export function useElementSize(element: RefObject<HTMLElement | null>): {
  readonly width: number;
  readonly height: number;
} {
  const [size, setSize] = useState({ width: 16, height: 10 });
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const resize = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = current;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    resize.observe(current);
    return () => resize.disconnect();
  }, [element]);
  return size;
}
