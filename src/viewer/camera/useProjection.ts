import { useSyncExternalStore } from 'react';
import type { ViewerCamera } from './camera';
import type { Projection } from './orbit';

/** Returns how the camera projects, and how to change that. */
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
