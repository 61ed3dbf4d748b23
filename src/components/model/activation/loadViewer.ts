import { preload } from 'react-dom';
import type { LinkedViewer } from '../interactive/LinkedViewer';

/** Loads the code of the viewer. */
export function loadViewer(): Promise<typeof LinkedViewer> {
  return import('../interactive/LinkedViewer').then((module) => module.LinkedViewer);
}

/** Asks for all that a model is turned with, side by side: shown one after the other, each would be asked for after the other. */
export function fetchViewer(meshUrl: string | null): void {
  if (meshUrl !== null) preload(meshUrl, { as: 'fetch', crossOrigin: 'anonymous' });
  // Whoever shows it tells of a failure.
  loadViewer().catch(() => undefined);
}
