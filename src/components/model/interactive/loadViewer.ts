import { preload } from 'react-dom';
import type { ShapeViewer } from '../../../viewer';
import type { SolidPart } from '../../../modeling';

/** The only dynamic import of the viewer, because webpack makes a separate chunk of the exports that each one uses. */
const loadModule = () => import('../../../viewer');

export function loadViewer(): Promise<typeof ShapeViewer> {
  return loadModule().then((module) => module.ShapeViewer);
}

/** Loads the solids of a GLB file. */
export function loadSolids(url: string): Promise<readonly SolidPart[]> {
  return loadModule().then((module) => module.loadGlb(url));
}

/** Fetches the viewer and the mesh in parallel. Otherwise the viewer would request the mesh only when it renders. */
export function fetchViewer(meshUrl: string | null): void {
  if (meshUrl !== null) preload(meshUrl, { as: 'fetch', crossOrigin: 'anonymous' });
  // Ignored here, because the component that shows the viewer reports the failure.
  loadViewer().catch(() => undefined);
}
