import { preload } from 'react-dom';
import type { ShapeViewer } from '../../../viewer';

export function loadViewer(): Promise<typeof ShapeViewer> {
  return import('../../../viewer').then((module) => module.ShapeViewer);
}

/** Fetches the viewer and the mesh in parallel. Otherwise the viewer would request the mesh only when it renders. */
export function fetchViewer(meshUrl: string | null): void {
  if (meshUrl !== null) preload(meshUrl, { as: 'fetch', crossOrigin: 'anonymous' });
  // Ignored here, because the component that shows the viewer reports the failure.
  loadViewer().catch(() => undefined);
}
