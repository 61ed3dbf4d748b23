import type { DrawingPart as DrawingOfRun, SolidPart as SolidOfRun } from '../modeling';

/** What the viewer needs of a part: everything but its facts. Files of built models have no more. */
export type SolidPart = Omit<SolidOfRun, 'facts'>;
export type DrawingPart = Omit<DrawingOfRun, 'facts'>;
export type Part = SolidPart | DrawingPart;
