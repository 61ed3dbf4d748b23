import { fetchWithTimeout } from '../../loading/fetchWithTimeout';
import { createEngine } from '../engine/createEngine';
import { createHandler, type Handler } from '../handler/createHandler';
import { storeVersion, type Store } from '../records/store';
import type { Manifest } from '../records/manifest';
import type { SearchWorkerRequest, SearchReport } from './protocol';

/** Creates the service of the search worker. It loads the index once and uses it to answer all requests. */
export function createSearchService(
  report: (report: SearchReport) => void,
): (message: SearchWorkerRequest) => void {
  let handler: Promise<Handler>;
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
async function answer(handler: Promise<Handler>, request: Parameters<Handler>[0]) {
  try {
    return (await handler)(request);
  } catch (error) {
    return { status: 0, content: String(error) };
  }
}

/** @param cache Cache mode for the store. The manifest is always revalidated, so a change is noticed. */
async function loadHandler(manifestUrl: string, cache: RequestCache): Promise<Handler> {
  const { store: named } = JSON.parse(await fetchText(manifestUrl, 'no-cache')) as Manifest;
  const store = JSON.parse(await fetchText(new URL(named.file, manifestUrl).href, cache)) as Store;
  const version: number = store.v;
  if (version !== storeVersion) {
    throw new Error(`the index has version ${version}, wanted ${storeVersion}.`);
  }
  return createHandler(createEngine(store), { indexName: named.indexName });
}

async function fetchText(url: string, cache: RequestCache): Promise<string> {
  const response = await fetchWithTimeout(url, { cache, credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}
