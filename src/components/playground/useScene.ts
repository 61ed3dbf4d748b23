import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface Scene {
  /** The ref of the element that contains the model. */
  readonly scene: RefObject<HTMLElement | null>;
  /** True once there is a model to show. From then on it is above its code in one column. */
  readonly isSeen: boolean;
  /** Scrolls the model into view when the reader runs the code. */
  readonly show: () => void;
}

/** Keeps the position of the model in the playground. `hasModel`: true if there is a model without a run. */
export function useScene(hasModel: boolean): Scene {
  const scene = useRef<HTMLElement>(null);
  const [isRun, setRun] = useState(false);
  const show = () => {
    // Moves the model above the code first, so that the browser scrolls to its final position.
    flushSync(() => setRun(true));
    scene.current?.scrollIntoView({ block: 'nearest' });
  };
  return { scene, isSeen: isRun || hasModel, show };
}
