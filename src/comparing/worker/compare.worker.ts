import { compareModels } from '../compare/compareModels';
import type { Comparison } from '../compare/report';

self.onmessage = ({ data }: MessageEvent<Comparison>) => {
  self.postMessage(compareModels(data));
};
