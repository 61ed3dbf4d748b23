import { fetchWithTimeout } from '../../loading/fetchWithTimeout';
import { createEngine } from '../engine/createEngine';
import { createHandler, type Handler } from '../handler/createHandler';
import { storeVersion, type Store } from '../records/store';
import type { Manifest } from '../records/manifest';
import type { SearchWorkerRequest, SearchReport } from './protocol';

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly handler: Handler }
  /**
   * The index failed to load. Requests get an error immediately. Otherwise each key press would fetch the index again.
   */
  | { readonly kind: 'failed' };

/**
 * Creates the service that loads the index once and answers requests from it. It runs in a worker, or in the page if
 * workers cannot start. It reports a failed load and retries only on another `load` message, which `createRetryPolicy`
 * sends.
 */
export function createSearchService(
  report: (report: SearchReport) => void,
): (message: SearchWorkerRequest) => void {
  let state: State = { kind: 'idle' };
  let waiting: Extract<SearchWorkerRequest, { op: 'request' }>[] = [];
  let hasFailed = false;

  const load = (manifestUrl: string) => {
    if (state.kind === 'loading' || state.kind === 'ready') return;
    state = { kind: 'loading' };
    loadHandler(manifestUrl, hasFailed).then(
      (handler) => {
        state = { kind: 'ready', handler };
        settleWaiting();
      },
      (error: unknown) => {
        state = { kind: 'failed' };
        hasFailed = true;
        report({ op: 'failed', reason: error instanceof Error ? error.message : String(error) });
        settleWaiting();
      },
    );
  };
  const settleWaiting = () => {
    const open = waiting;
    waiting = [];
    open.forEach(answer);
  };
  const answer = (message: Extract<SearchWorkerRequest, { op: 'request' }>) => {
    const { id } = message;
    if (state.kind === 'ready') {
      report({ op: 'answer', id, isTimedOut: false, ...handle(state.handler, message) });
    } else if (state.kind === 'failed') {
      const content = 'The search index could not be loaded.';
      report({ op: 'answer', id, status: 0, content, isTimedOut: false });
    } else {
      waiting.push(message);
    }
  };

  return (message) => {
    if (message.op === 'load') load(message.manifestUrl);
    else answer(message);
  };
}

/**
 * Answers a request. An exception is answered with status 0, which means an unreachable host, because the client would
 * otherwise wait forever.
 */
function handle(handler: Handler, request: Parameters<Handler>[0]) {
  try {
    return handler(request);
  } catch (error) {
    return { status: 0, content: String(error) };
  }
}

async function loadHandler(manifestUrl: string, isRetry: boolean): Promise<Handler> {
  const manifest = JSON.parse(await fetchText(manifestUrl, 'no-cache')) as Manifest;
  const { file, sha256, indexName } = manifest.store;
  // The file name contains a content hash, so a wrong hash means a corrupt cached copy. The retry therefore bypasses
  // the cache.
  const content = await fetchText(new URL(file, manifestUrl).href, isRetry ? 'reload' : 'default');
  await checkHash(content, sha256);
  const store = JSON.parse(content) as Store;
  const version: number = store.v;
  if (version !== storeVersion) {
    throw new Error(`the index has version ${version}, wanted ${storeVersion}.`);
  }
  return createHandler(createEngine(store), { indexName });
}

async function fetchText(url: string, cache: RequestCache): Promise<string> {
  const response = await fetchWithTimeout(url, { cache, credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}

async function checkHash(content: string, expected: string): Promise<void> {
  // Browsers provide `crypto.subtle` only on secure origins. On http:// pages, the hash is not checked.
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- see above
  if (!crypto.subtle) return;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  const actual = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  if (actual.join('') !== expected) throw new Error('the index does not match its sha256.');
}
