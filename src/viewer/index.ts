export { createCamera, type ViewerCamera } from './camera';
export type { Pick } from './finder';
export { loadGlb } from './glb/loadGlb';
export { ShapeViewer, type ShapeViewerProps } from './ShapeViewer';
