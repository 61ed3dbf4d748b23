import { useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import { readEntry, writeEntry } from '../browser-storage/browserStorage';
import shared from '../model/Model.module.css';
import styles from './Playground.module.css';

const storageKey = 'playground-code-share';

/** The width of the code as a percentage of the width of both panes. */
const limits = { min: 25, max: 75, initial: 50, step: 2 };

/** Returns the width of the code in percent, and a function that sets and saves it. */
export function useCodeWidth(): readonly [number, (width: number) => void] {
  const [chosen, setChosen] = useState<number | null>(null);
  // The built HTML is the same for all readers, so the stored width applies after hydration.
  const isBrowser = useIsBrowser();
  const width = chosen ?? (isBrowser ? readStoredWidth() : limits.initial);
  const save = (next: number) => {
    const allowed = clamp(next);
    setChosen(allowed);
    writeEntry(storageKey, String(allowed));
  };
  return [width, save];
}

interface Props {
  readonly width: number;
  readonly onWidth: (width: number) => void;
  /** The id of the pane on the left. */
  readonly controls: string;
}

/** The divider between code and model. The pointer and the arrow keys move it; a double click centres it. */
export function Divider({ width, onWidth, controls }: Props): ReactElement {
  const onKeyDown = (event: KeyboardEvent) => {
    const next = widthAfterKey(event.key, width);
    if (next === null) return;
    event.preventDefault();
    onWidth(next);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget: divider, clientX } = event;
    const box = divider.parentElement?.getBoundingClientRect();
    if (!box || !divider.hasPointerCapture(event.pointerId)) return;
    onWidth(((clientX - box.left) / box.width) * 100);
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- a focusable separator is a widget
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the code"
      aria-controls={controls}
      aria-valuemin={limits.min}
      aria-valuemax={limits.max}
      aria-valuenow={Math.round(width)}
      aria-valuetext={`${Math.round(width)} percent`}
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- see above
      tabIndex={0}
      className={clsx(styles['divider'], shared['needsScript'])}
      title="Drag to resize. Double click centres it."
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      onDoubleClick={() => onWidth(limits.initial)}
    />
  );
}

function widthAfterKey(key: string, width: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return width - limits.step;
    case 'ArrowRight':
      return width + limits.step;
    case 'Home':
      return limits.min;
    case 'End':
      return limits.max;
    default:
      return null;
  }
}

function readStoredWidth(): number {
  const stored = readEntry(storageKey);
  return stored === null || !Number.isFinite(Number(stored))
    ? limits.initial
    : clamp(Number(stored));
}

function clamp(width: number): number {
  return Math.min(limits.max, Math.max(limits.min, width));
}
