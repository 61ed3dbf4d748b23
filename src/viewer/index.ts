/**
 * Draws shapes in the page. In the build, plugins/docusaurus/models renders pictures with the same camera, light and
 * colours (node.ts), so the viewer's first frame matches the picture.
 */
export type { ViewerCamera } from './camera/camera';
export type { PendingDrag } from './input/gestures';
export { loadGlb } from './glb/loadGlb';
export { ShapeViewer } from './ShapeViewer';
export type { PrintCheckProps } from './ShapeViewerProps';
