import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useClosing } from './useClosing';

interface Panels<Panel extends string> {
  /** For the toolbar that has the panels. */
  readonly toolbar: RefObject<HTMLDivElement | null>;
  readonly open: Panel | null;
  /** What the button of a panel needs. */
  readonly opener: (panel: Panel) => { readonly isExpanded: boolean; readonly onClick: () => void };
  /** Closes the panel and gives the focus back to its button. */
  readonly close: () => void;
}

/** The panels of a toolbar, of which one is open at most. Escape closes it, and a press elsewhere. */
export function usePanels<Panel extends string>(): Panels<Panel> {
  const toolbar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Panel | null>(null);

  const close = () => {
    if (open === null) return;
    const shown = toolbar.current;
    const button = shown?.querySelector<HTMLElement>('[aria-expanded="true"]');
    flushSync(() => setOpen(null));
    // On a low view the button has gone with the panel "More" that it lies in.
    const more = shown?.querySelector<HTMLElement>('[data-tip="More"]');
    if (button?.offsetParent) button.focus();
    else more?.focus();
  };
  useClosing(toolbar, open !== null, (by) => (by === 'escape' ? close() : setOpen(null)));

  const opener = (panel: Panel) => ({
    isExpanded: open === panel,
    onClick: () => setOpen(open === panel ? null : panel),
  });
  return { toolbar, open, opener, close };
}
