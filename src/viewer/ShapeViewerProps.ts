import type { ReactElement, ReactNode } from 'react';
import type { Camera, Part, SolidPart } from '../modeling';
import type { ViewerCamera } from './camera/camera';
import type { PendingDrag } from './input/gestures';
import type { DrawingFile } from './loadDrawing';

export interface PrintCheckProps {
  /** The visible parts. */
  readonly parts: readonly SolidPart[];
  /** Highlights triangles of the model, nine numbers each; null for none. */
  readonly onMark: (triangles: Float32Array | null) => void;
}

export interface ShapeViewerProps {
  /**
   * The parts of a run. Their colours are `#rrggbb` or `#rrggbbaa` (`messageSchema.ts`), so they are safe in styles. If
   * undefined, the viewer shows the file of a built model or drawing.
   */
  readonly parts?: readonly Part[];
  readonly glbUrl?: string;
  readonly drawing?: DrawingFile;
  /** The camera with which the build rendered the model's picture. */
  readonly initialCamera?: Camera;
  /** The name of the model, for screen readers and for saved pictures. */
  readonly name: string;
  /** The model's picture. It is shown until the first frame, or permanently if 3D is not available. */
  readonly poster?: ReactNode;
  /** Returns the shared camera of linked viewers, which turn together. The first viewer creates it with `create`. */
  readonly cameraOf?: ((create: () => ViewerCamera) => ViewerCamera) | undefined;
  /** True if the reader opened the viewer. The viewer then takes the focus. */
  readonly takesFocus?: boolean;
  /** The press that opened the viewer. While the pointer is held, its movement turns the model. */
  readonly pendingDrag?: PendingDrag | null;
  /** Solids of an exercise's goal, shown translucent over the model. The print check ignores them. */
  readonly goal?: readonly SolidPart[] | null;
  /** Triangles to highlight on the model, nine numbers each; null for none. */
  readonly marked?: Float32Array | null;
  /** Called after each frame with the canvas that shows the solids. */
  readonly onDrawn?: ((canvas: HTMLCanvasElement) => void) | undefined;
  /** Renders the print check panel. A toolbar button opens it for solids. */
  readonly printCheck?: (props: PrintCheckProps) => ReactElement;
}
