import { preload } from 'react-dom';
import type { LinkedViewer } from '../interactive/LinkedViewer';

export function loadViewer(): Promise<typeof LinkedViewer> {
  return import('../interactive/LinkedViewer').then((module) => module.LinkedViewer);
}

/** Fetches the viewer and the mesh in parallel. Otherwise the mesh would load only after the viewer has rendered. */
export function fetchViewer(meshUrl: string | null): void {
  if (meshUrl !== null) preload(meshUrl, { as: 'fetch', crossOrigin: 'anonymous' });
  // The component that shows the viewer reports the failure.
  loadViewer().catch(() => undefined);
}
