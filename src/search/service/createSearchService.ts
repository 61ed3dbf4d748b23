import { fetchWithTimeout } from '../../loading/fetchWithTimeout';
import { createSearchEngine } from '../engine/createSearchEngine';
import { createSearchHandler, type SearchHandler } from '../handler/createSearchHandler';
import { storeVersion, type SearchStore } from '../records/store';
import type { SearchManifest } from '../records/manifest';
import type { SearchWorkerRequest, SearchWorkerMessage } from './protocol';

/** Creates the service of the search worker. It loads the index once and uses it to answer all requests. */
export function createSearchService(
  report: (report: SearchWorkerMessage) => void,
): (message: SearchWorkerRequest) => void {
  let handler: Promise<SearchHandler>;
  return (message) => {
    if (message.op === 'load') {
      handler = loadHandler(message.manifestUrl, message.cache);
      handler.catch((error: unknown) => report({ op: 'failed', reason: String(error) }));
    } else {
      const { id } = message;
      void answer(handler, message).then((response) =>
        report({ op: 'answer', id, isTimedOut: false, ...response }),
      );
    }
  };
}

/** Returns status 0, which means an unreachable host, if the index has not loaded or the handler throws. */
async function answer(handler: Promise<SearchHandler>, request: Parameters<SearchHandler>[0]) {
  try {
    return (await handler)(request);
  } catch (error) {
    return { status: 0, content: String(error) };
  }
}

/** @param cache Cache mode for the store. The manifest is always revalidated, so a change is noticed. */
async function loadHandler(manifestUrl: string, cache: RequestCache): Promise<SearchHandler> {
  const { store: named } = JSON.parse(await fetchText(manifestUrl, 'no-cache')) as SearchManifest;
  const store = JSON.parse(
    await fetchText(new URL(named.file, manifestUrl).href, cache),
  ) as SearchStore;
  const version: number = store.v;
  if (version !== storeVersion) {
    throw new Error(`the index has version ${version}, wanted ${storeVersion}.`);
  }
  return createSearchHandler(createSearchEngine(store), { indexName: named.indexName });
}

async function fetchText(url: string, cache: RequestCache): Promise<string> {
  const response = await fetchWithTimeout(url, { cache, credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}
