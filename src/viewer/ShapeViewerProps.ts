import type { ReactNode } from 'react';
import type { Camera } from '../modeling';
import type { ViewerCamera } from './camera/camera';
import type { Pick } from './scene/finder';
import type { PendingDrag } from './input/gestures';
import type { Inspection } from './inspection';
import type { DrawingFile } from './loadDrawing';
import type { ViewedPart } from './parts';

export interface ShapeViewerProps {
  /** What the viewer shows: parts of a run, or the file of a built model or drawing. */
  readonly parts?: readonly ViewedPart[];
  readonly glbUrl?: string;
  readonly drawing?: DrawingFile;
  /** The model's point of view, as its picture was taken. */
  readonly initialCamera?: Camera;
  /** Name of the model, for people who do not see it and for saved pictures. */
  readonly name: string;
  /** Shown until the first frame, and instead of it where 3D cannot be had: the model's picture. */
  readonly poster?: ReactNode;
  /** Give several viewers the same one and they turn together. */
  readonly linkedCamera?: ViewerCamera;
  /** Takes the focus, when the reader asked for the viewer. */
  readonly takesFocus?: boolean;
  /** The press that asked for the viewer: while it is held, it turns the model. */
  readonly pendingDrag?: PendingDrag | null;
  /** A panel of the page that looks into solids. */
  readonly inspection?: Inspection;
  readonly onPick?: (pick: Pick | null) => void;
}
