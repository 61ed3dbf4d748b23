/** The build's door: pictures are taken with the viewer's own camera and light. */
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
