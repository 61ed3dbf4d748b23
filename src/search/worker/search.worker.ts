import { createSearchService } from '../service/createSearchService';
import type { SearchWorkerRequest, SearchReport } from '../service/protocol';

const post = (report: SearchReport) => self.postMessage(report);
const ask = createSearchService(post);
self.onmessage = ({ data }: MessageEvent<SearchWorkerRequest>) => ask(data);
post({ op: 'started' });
