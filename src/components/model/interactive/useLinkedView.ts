import { useState } from 'react';
import type { ViewerCamera } from '../../../viewer';

/** The state shared by figures that turn together. */
export interface LinkedView {
  readonly isTurning: boolean;
  turn(): void;
  /**
   * Returns the shared camera. The first figure that the reader turns creates it with `create`, because the camera's
   * code is loaded with the viewer.
   */
  readonly cameraOf: (create: () => ViewerCamera) => ViewerCamera;
  /** Returns the shared camera; undefined until a viewer has created it. */
  readonly camera: () => ViewerCamera | undefined;
}

/** Returns the linked view of several figures that turn together. */
export function useLinkedView(): LinkedView {
  const [isTurning, setTurning] = useState(false);
  const [shared] = useState(() => {
    let camera: ViewerCamera | undefined;
    return {
      cameraOf: (create: () => ViewerCamera) => (camera ??= create()),
      camera: () => camera,
    };
  });
  return { isTurning, turn: () => setTurning(true), ...shared };
}
