/** The build's door: pictures are taken with the viewer's own camera and light. */
export {
  defaultCamera,
  edgeColor,
  edgeDepthBias,
  edgeWidth,
  fieldOfView,
  fitDistance,
  frame,
  halfDiagonal,
  highlight,
  lightDirections,
  lightWeights,
  middle,
  neutralColor,
  rim,
  type Framing,
} from './look';
export { readGlb } from './glb/readGlb';
