import { useState } from 'react';
import type { ViewerCamera } from '../../../viewer';

/** What figures that turn together share. */
export interface LinkedView {
  readonly isTurning: boolean;
  turn(): void;
  /** The one camera of all. The first figure that is turned makes it: it comes with the viewer. */
  readonly cameraOf: (create: () => ViewerCamera) => ViewerCamera;
}

/** A view that several figures share: turning one turns all. */
export function useLinkedView(): LinkedView {
  const [isTurning, setTurning] = useState(false);
  const [cameraOf] = useState<LinkedView['cameraOf']>(() => keepFirst<ViewerCamera>());
  return { isTurning, turn: () => setTurning(true), cameraOf };
}

function keepFirst<T>(): (create: () => T) => T {
  let kept: T | undefined;
  return (create) => (kept ??= create());
}
