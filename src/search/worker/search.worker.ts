import { createSearchService } from '../service/createSearchService';
import type { SearchQuestion, SearchReport } from '../service/protocol';

const post = (report: SearchReport) => self.postMessage(report);
const ask = createSearchService(post);
self.onmessage = ({ data }: MessageEvent<SearchQuestion>) => ask(data);
post({ op: 'started' });
