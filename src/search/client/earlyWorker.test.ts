// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchReport } from '../service/protocol';
import { startEarlyWorker, takeEarlyWorker } from './earlyWorker';
import { openWorkerChannel } from './searchChannels';
import type { SearchSettings } from './settings';

let settings: SearchSettings;
vi.mock('./readSearchSite', () => ({ readSearchSite: () => ({ settings }) }));

class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage?: (event: { readonly data: SearchReport }) => void;
  onerror?: (event: Event) => void;
  readonly postMessage = vi.fn();

  constructor() {
    FakeWorker.all.push(this);
  }
}

beforeEach(() => {
  settings = { mode: 'embedded', manifestUrl: '/search/manifest.json' };
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => {
  takeEarlyWorker();
  vi.unstubAllGlobals();
});

// Requirement 11.29.
it('loads the index in a worker that the application goes on with', () => {
  startEarlyWorker('/worker.js');
  startEarlyWorker('/worker.js');
  const [worker, ...more] = FakeWorker.all;
  expect(more).toEqual([]);
  const manifestUrl = new URL('/search/manifest.json', window.location.href).href;
  expect(worker?.postMessage).toHaveBeenCalledExactlyOnceWith({ op: 'init', manifestUrl });
  worker?.onmessage?.({ data: { op: 'started' } });

  const receive = vi.fn();
  const channel = openWorkerChannel(receive, () => undefined);
  expect(FakeWorker.all).toHaveLength(1);
  expect(receive).toHaveBeenCalledExactlyOnceWith({ op: 'started' });
  channel.post({ op: 'retry' });
  expect(worker?.postMessage).toHaveBeenLastCalledWith({ op: 'retry' });
  // Only one channel has it.
  openWorkerChannel(receive, () => undefined);
  expect(FakeWorker.all).toHaveLength(2);
});

it('leaves a worker that cannot start to the application', () => {
  startEarlyWorker('/worker.js');
  FakeWorker.all[0]?.onerror?.(new Event('error'));
  expect(takeEarlyWorker()).toBeUndefined();
});

it('starts none where others answer', () => {
  settings = { mode: 'http', url: 'https://search.example' };
  startEarlyWorker('/worker.js');
  expect(FakeWorker.all).toEqual([]);
});

it('starts none where workers are not allowed', () => {
  vi.stubGlobal('Worker', () => {
    throw new DOMException('Refused.', 'SecurityError');
  });
  startEarlyWorker('/worker.js');
  expect(takeEarlyWorker()).toBeUndefined();
});
