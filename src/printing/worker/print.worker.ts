import { checkPrint } from '../check/checkPrint';
import { directionVectors } from '../check/printDirections';
import type { PrintCheckRequest } from './protocol';

self.onmessage = ({ data: { meshes, down } }: MessageEvent<PrintCheckRequest>) => {
  const answer = checkPrint(meshes, directionVectors[down]);
  self.postMessage(answer, { transfer: [answer.marked.buffer] });
};
