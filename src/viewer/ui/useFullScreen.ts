import { useEffect, useState, type RefObject } from 'react';

export interface FullScreenState {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/**
 * Returns the full-screen state of an element, and a function that toggles it. If full screen is not available (on
 * iPhones), the element fills the window instead.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreenState {
  const [isOn, setOn] = useState(false);

  useEffect(() => {
    const changed = () => setOn(document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [element]);

  useEffect(() => {
    if (!isOn) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.fullscreenElement)
        setOn(false);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isOn]);

  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (isOn) setOn(false);
    else if (document.fullscreenEnabled && element.current)
      element.current.requestFullscreen().catch(() => setOn(true));
    else setOn(true);
  };
  return { isOn, toggle };
}
