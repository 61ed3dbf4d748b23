import { checkPrint } from '../check/checkPrint';
import { directions } from '../check/directions';
import type { PrintAnswer, PrintQuestion } from './protocol';

self.onmessage = ({ data: { meshes, down } }: MessageEvent<PrintQuestion>) => {
  const { findings, marked } = checkPrint(meshes, directions[down]);
  const answer: PrintAnswer = { findings, marked: Float32Array.from(marked) };
  self.postMessage(answer, { transfer: [answer.marked.buffer] });
};
