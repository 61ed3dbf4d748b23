export { createCamera, type ViewerCamera } from './camera/camera';
export type { PendingDrag } from './input/gestures';
export { ShapeViewer } from './ShapeViewer';
export type { ShapeViewerProps } from './ShapeViewerProps';
