export { createCamera, type ViewerCamera } from './camera';
export { ShapeViewer } from './ShapeViewer';
export type { ShapeViewerProps } from './ShapeViewerProps';
