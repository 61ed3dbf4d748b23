import { useSyncExternalStore } from 'react';
import type { ViewerCamera } from './camera';
import type { Projection } from './orbit';

/** Returns the camera's projection, and a function that sets it. */
export function useProjection(
  camera: ViewerCamera,
): readonly [Projection, (projection: Projection) => void] {
  const projection = useSyncExternalStore(
    camera.subscribe,
    () => camera.orbit()?.projection ?? 'perspective',
    () => 'perspective' as const,
  );
  const project = (next: Projection) => {
    const orbit = camera.orbit();
    if (orbit) camera.set({ ...orbit, projection: next });
  };
  return [projection, project];
}
