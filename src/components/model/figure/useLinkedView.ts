import { useState } from 'react';
import type { ViewerCamera } from '../../../viewer';
import type { LinkedView } from './linkedView';

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
