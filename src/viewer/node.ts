/** Entry point of the build: plugins/models/building/picture takes its pictures with the viewer's own camera and light. */
export {
  edgeColor,
  edgeDepthBias,
  fieldOfView,
  halfDiagonal,
  specular,
  lightDirections,
  lightWeights,
  neutralColor,
  rim,
} from './camera/appearance';
export { cameraPosition, startOrbit, viewAxes, type Orbit } from './camera/orbit';
