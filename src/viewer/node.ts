/** Entry point of the build: plugins/models/building/picture takes its pictures with the viewer's own camera and light. */
export {
  edgeColor,
  edgeDepthBias,
  fieldOfView,
  frame,
  halfDiagonal,
  highlight,
  lightDirections,
  lightWeights,
  neutralColor,
  rim,
  type Framing,
} from './camera/appearance';
