import { createSearchService } from '../service/createSearchService';
import type { SearchQuestion } from '../service/protocol';

// A mail slot: the service does not know that it lives in a worker.
const ask = createSearchService((report) => self.postMessage(report));
self.onmessage = ({ data }: MessageEvent<SearchQuestion>) => ask(data);
