import type { DrawingPart as DrawingOfRun, SolidPart as SolidOfRun } from '../modeling';

/**
 * A part as the viewer needs it: without its facts, which files of built models do not contain. Its colour is `#rrggbb`
 * or `#rrggbbaa` (`messageSchema.ts`), so it can be used as a style.
 */
export type ViewedSolid = Omit<SolidOfRun, 'facts'>;
export type ViewedDrawing = Omit<DrawingOfRun, 'facts'>;
export type ViewedPart = ViewedSolid | ViewedDrawing;
