import { useState } from 'react';
import type { ViewerCamera } from '../../../viewer';

/** The state shared by figures that turn together. */
export interface LinkedView {
  readonly isTurning: boolean;
  turn(): void;
  /** Returns the shared camera. The first figure that is turned creates it, because its code loads with the viewer. */
  readonly cameraOf: (create: () => ViewerCamera) => ViewerCamera;
}

/** Returns a view that several figures share: turning one turns all. */
export function useLinkedView(): LinkedView {
  const [isTurning, setTurning] = useState(false);
  const [cameraOf] = useState<LinkedView['cameraOf']>(() => keepFirst<ViewerCamera>());
  return { isTurning, turn: () => setTurning(true), cameraOf };
}

function keepFirst<T>(): (create: () => T) => T {
  let kept: T | undefined;
  return (create) => (kept ??= create());
}
