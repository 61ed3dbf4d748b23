import type { ViewerCamera } from '../../../viewer';

/** What figures that turn together share. */
export interface LinkedView {
  readonly isTurning: boolean;
  turn(): void;
  /** The one camera of all. The first figure that is turned makes it: it comes with the viewer. */
  readonly cameraOf: (create: () => ViewerCamera) => ViewerCamera;
}
