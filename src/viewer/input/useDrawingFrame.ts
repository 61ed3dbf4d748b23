import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { listenToGestures, type GestureActions, type PendingDrag } from './gestures';
import type { DrawingPart } from '../../modeling';
import { useElementSize } from '../useElementSize';
import {
  fitFrame,
  frameAround,
  moveFrame,
  zoomFrame,
  type DrawingFrame,
} from '../camera/drawingFrame';

interface FrameControl {
  readonly frame: DrawingFrame;
  /** Moves the view by a distance in pixels, y down. */
  readonly pan: (dx: number, dy: number) => void;
  /** Zooms around the centre. A `factor` above 1 zooms in. */
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
}

/** Manages the visible frame of a drawing: adapts it to the size of `viewArea`, and moves it with pointer and wheel. */
export function useDrawingFrame(
  viewArea: RefObject<HTMLElement | null>,
  parts: readonly DrawingPart[],
  pendingDrag: PendingDrag | null,
): FrameControl {
  const size = useElementSize(viewArea);
  const all = useMemo(() => frameAround(parts.map(({ viewBox }) => viewBox)), [parts]);
  /** The frame that the reader has chosen; null for the whole drawing. */
  const [chosen, setChosen] = useState<DrawingFrame | null>(null);
  const frame = fitFrame(chosen ?? all, size.width / size.height);

  const latest = useRef({ frame, all });
  useEffect(() => {
    latest.current = { frame, all };
  });

  useEffect(() => {
    const element = viewArea.current;
    if (!element) return;
    // Several events may arrive before the next render. Each one continues from the frame of the previous event.
    const move = (next: DrawingFrame) => {
      latest.current.frame = next;
      setChosen(next);
    };
    const pan = (dx: number, dy: number) => {
      const { frame: from, all: drawing } = latest.current;
      move(moveFrame(from, dx / element.clientWidth, dy / element.clientHeight, drawing));
    };
    const actions: GestureActions = {
      turn: pan,
      pan,
      zoom: (factor, x, y) => {
        const { frame: from, all: drawing } = latest.current;
        const at = [x / element.clientWidth, y / element.clientHeight] as const;
        move(zoomFrame(from, factor, at, drawing));
      },
      hover: () => undefined,
      leave: () => undefined,
      press: () => undefined,
      fit: () => setChosen(null),
    };
    return listenToGestures(element, actions, pendingDrag);
  }, [viewArea, pendingDrag]);

  return {
    frame,
    pan: (dx, dy) => setChosen(moveFrame(frame, dx / size.width, dy / size.height, all)),
    zoom: (factor) => setChosen(zoomFrame(frame, factor, [0.5, 0.5], all)),
    fit: () => setChosen(null),
  };
}
