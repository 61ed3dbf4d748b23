import { checkPrint } from '../check/checkPrint';
import { directions } from '../check/directions';
import type { PrintCheckRequest } from './protocol';

self.onmessage = ({ data: { meshes, down } }: MessageEvent<PrintCheckRequest>) => {
  const answer = checkPrint(meshes, directions[down]);
  self.postMessage(answer, { transfer: [answer.marked.buffer] });
};
