/**
 * Entry point of the viewer for the build: plugins/docusaurus/models/building/picture renders with the same camera and
 * light as the viewer.
 */
export {
  edgeColor,
  edgeColorOf,
  edgeDepthBias,
  fieldOfView,
  halfDiagonal,
  lightDirections,
  lightWeights,
  neutralColor,
  rimLight,
  specularHighlight,
  wireColor,
} from './camera/appearance';
export { cameraPosition, initialOrbit, viewAxes, type Orbit } from './camera/orbit';
