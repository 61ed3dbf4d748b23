import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface Panels<Panel extends string> {
  /** The ref of the toolbar that contains the panels. */
  readonly toolbar: RefObject<HTMLDivElement | null>;
  readonly open: Panel | null;
  /** Returns the props of a panel's button. */
  readonly opener: (panel: Panel) => { readonly isExpanded: boolean; readonly onClick: () => void };
  /** Closes the panel and returns the focus to its button. */
  readonly close: () => void;
}

/** Returns the state of a toolbar's panels. At most one panel is open. Escape or a press outside closes it. */
export function usePanels<Panel extends string>(): Panels<Panel> {
  const toolbar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Panel | null>(null);

  const close = () => {
    if (open === null) return;
    const shown = toolbar.current;
    const button = shown?.querySelector<HTMLElement>('[aria-expanded="true"]');
    flushSync(() => setOpen(null));
    // In a low view, the button was in the panel "More". That panel is closed now, so the button "More" gets the focus.
    const more = shown?.querySelector<HTMLElement>('[data-tip="More"]');
    if (button?.offsetParent) button.focus();
    else more?.focus();
  };
  useEffect(() => {
    if (open === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    const onPress = ({ target }: PointerEvent) => {
      if (!toolbar.current?.contains(target as Node)) setOpen(null);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    document.addEventListener('pointerdown', onPress, { signal });
    document.addEventListener('keydown', onKey, { signal, capture: true });
    return () => stop.abort();
  });

  const opener = (panel: Panel) => ({
    isExpanded: open === panel,
    onClick: () => setOpen(open === panel ? null : panel),
  });
  return { toolbar, open, opener, close };
}
