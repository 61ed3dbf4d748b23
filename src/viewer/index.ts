export { createCamera, type ViewerCamera } from './camera';
export type { HeldPointer } from './gestures';
export { ShapeViewer } from './ShapeViewer';
export type { ShapeViewerProps } from './ShapeViewerProps';
