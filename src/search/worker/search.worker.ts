import { createSearchService } from '../service/createSearchService';
import type { SearchWorkerRequest, SearchWorkerMessage } from '../service/protocol';

const post = (report: SearchWorkerMessage) => self.postMessage(report);
const ask = createSearchService(post);
self.onmessage = ({ data }: MessageEvent<SearchWorkerRequest>) => ask(data);
post({ op: 'started' });
