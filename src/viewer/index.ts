export { createCamera, type ViewerCamera } from './camera';
export type { Pick } from './finder';
export { loadGlb } from './glb/loadGlb';
export type { DrawingPart, Part, SolidPart } from './parts';
export { ShapeViewer } from './ShapeViewer';
export type { ShapeViewerProps } from './ShapeViewerProps';
