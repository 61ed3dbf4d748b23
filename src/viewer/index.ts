/**
 * Shapes to pixels in the page. The build's half is plugins/docusaurus/models, whose pictures are taken with the same camera, light
 * and colours (node.ts), so that the first turned frame lies over the picture.
 */
export { createCamera, type ViewerCamera } from './camera/camera';
export type { Inspection, InspectionProps } from './inspection';
export type { PendingDrag } from './input/gestures';
export { ShapeViewer } from './ShapeViewer';
export type { ShapeViewerProps } from './ShapeViewerProps';
