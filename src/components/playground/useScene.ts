import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface Scene {
  /** For the element that has the model. */
  readonly scene: RefObject<HTMLElement | null>;
  /** True once there is a model to see: in one column it is above its code from then on. */
  readonly isSeen: boolean;
  /** Brings the model into view, because the reader runs the code. */
  readonly show: () => void;
}

/** Where the model is in the playground. `hasModel`: there is one without a run. */
export function useScene(hasModel: boolean): Scene {
  const scene = useRef<HTMLElement>(null);
  const [isRun, setRun] = useState(false);
  const show = () => {
    // Moves it first: the browser scrolls to where it is then.
    flushSync(() => setRun(true));
    scene.current?.scrollIntoView({ block: 'nearest' });
  };
  return { scene, isSeen: isRun || hasModel, show };
}
