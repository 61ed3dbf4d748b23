import { uniteBoxes, type Box } from '../../base/vectors';
import { interpolate, type Orbit } from './orbit';

/** The camera of one view or of several linked views, which move together. */
export interface ViewerCamera {
  orbit(): Orbit | null;
  /** Returns true once a reader has moved the camera. From then on, resizing the view no longer refits the model. */
  isMoved(): boolean;
  /** Moves the camera. `isStart` is true for the initial point of view, which the reader did not choose. */
  set(orbit: Orbit, isStart?: boolean): void;
  /** Moves the camera in a quarter of a second, or immediately if the reader prefers reduced motion. */
  animate(orbit: Orbit): void;
  /** Sets the box around all parts that `view` shows; null if `view` no longer shows a part. */
  setBox(view: object, box: Box | null): void;
  /** Returns the box around all parts that the linked views show. */
  box(): Box | null;
  readonly subscribe: (listener: () => void) => () => void;
}

const animationMs = 250;

/** Returns a camera. Viewers with the same camera are linked. */
export function createCamera(): ViewerCamera {
  const boxes = new Map<object, Box>();
  const listeners = new Set<() => void>();
  let orbit: Orbit | null = null;
  let isMoved = false;
  let frame = 0;

  const apply = (next: Orbit) => {
    orbit = next;
    listeners.forEach((listener) => listener());
  };

  return {
    orbit: () => orbit,
    isMoved: () => isMoved,
    set(next, isStart = false) {
      cancelAnimationFrame(frame);
      isMoved ||= !isStart;
      apply(next);
    },
    animate(next) {
      cancelAnimationFrame(frame);
      isMoved = true;
      const from = orbit;
      if (!from || prefersReducedMotion()) {
        apply(next);
        return;
      }
      const start = performance.now();
      const step = (now: number) => {
        const t = Math.min(1, Math.max(0, (now - start) / animationMs));
        apply(t === 1 ? next : interpolate(from, next, 1 - (1 - t) ** 3));
        if (t < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    },
    setBox(view, box) {
      if (box) boxes.set(view, box);
      else boxes.delete(view);
    },
    box: () => (boxes.size > 0 ? uniteBoxes(boxes.values()) : null),
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
