import type { DrawingPart as DrawingOfRun, SolidPart as SolidOfRun } from '../modeling';

/** What the viewer needs of a part: everything but its facts. Files of built models have no more. */
export type ViewedSolid = Omit<SolidOfRun, 'facts'>;
export type ViewedDrawing = Omit<DrawingOfRun, 'facts'>;
export type ViewedPart = ViewedSolid | ViewedDrawing;
