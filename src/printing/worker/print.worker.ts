import { checkPrint } from '../check/checkPrint';
import { directions } from '../check/directions';
import type { PrintCheckResponse, PrintCheckRequest } from './protocol';

self.onmessage = ({ data: { meshes, down } }: MessageEvent<PrintCheckRequest>) => {
  const { findings, marked } = checkPrint(meshes, directions[down]);
  const answer: PrintCheckResponse = { findings, marked: Float32Array.from(marked) };
  self.postMessage(answer, { transfer: [answer.marked.buffer] });
};
