// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CacheFailure, CacheResult, SiteSize, MessageToServiceWorker } from '../protocol';
import { SiteDownloader, type SiteDownloadState } from './SiteDownloader';

const files = [
  ['/docs/intro', 1_000_000],
  ['/docs/glossary', 2_000_000],
  ['/play/kernel.wasm', 10_000_000],
] as const;
const all = 13_000_000;

const browser = vi.hoisted(() => ({
  cached: new Set<string>(),
  /** The failures that the worker reports, by file path. */
  failures: new Map<string, 'network' | 'room' | 'release'>(),
  asked: [] as string[],
}));

vi.mock('./requestFromWorker', () => ({
  requestFromWorker: (request: MessageToServiceWorker): Promise<SiteSize | CacheResult> => {
    if (request.type === 'measure') {
      const everything = { list: '/list.json', bytes: 13_000_000, transfer: 4_000_000 };
      return Promise.resolve({ release: 'aa11', everything });
    }
    const paths = request.type === 'keep' ? request.paths : [];
    const failure = paths.map((path) => browser.failures.get(path)).find(Boolean) ?? null;
    browser.asked.push(...paths);
    if (failure === null) for (const path of paths) browser.cached.add(path);
    return Promise.resolve({ failure });
  },
}));
vi.mock('./siteCaches', () => ({
  cachedBytes: () => Promise.resolve(70_000),
  hasStartedDownload: () => Promise.resolve(browser.cached.size > 0),
  cachedPaths: () => Promise.resolve(browser.cached),
  removeSiteCaches: () => {
    browser.cached.clear();
    return Promise.resolve();
  },
}));

function openDownloader(quota = 1e9): {
  readonly downloader: SiteDownloader;
  readonly states: SiteDownloadState[];
} {
  const storage = {
    estimate: () => Promise.resolve({ quota, usage: 0 }),
    persist: () => Promise.resolve(true),
  };
  const serviceWorker = {
    getRegistration: () => Promise.resolve(undefined),
    register: () => Promise.resolve({}),
  };
  vi.stubGlobal('navigator', { storage, serviceWorker });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(files))));
  const downloader = new SiteDownloader('/');
  const states: SiteDownloadState[] = [];
  downloader.subscribe(() => states.push(downloader.getState()));
  return { downloader, states };
}

beforeEach(() => {
  document.head.innerHTML = '<meta name="release" content="aa11">';
  browser.cached.clear();
  browser.failures.clear();
  browser.asked.length = 0;
});

// Requirement 14.6.
describe('downloading the whole site', () => {
  it('reports the total size before it starts', async () => {
    const { downloader } = openDownloader();
    await downloader.read();
    expect(downloader.getState()).toMatchObject({ phase: 'visited', everything: { bytes: all } });
  });

  it('reports its progress until all files are cached', async () => {
    const { downloader, states } = openDownloader();
    await downloader.download();
    const done = states.map((state) => ('done' in state ? state.done : all));
    expect(done).toEqual([...done].sort((one, other) => one - other));
    expect(done.length).toBeGreaterThan(3);
    expect(states.at(-1)).toEqual({ phase: 'complete', all });
  });

  it('continues where the reader stopped it', async () => {
    const { downloader } = openDownloader();
    const stopAtFirstFile = downloader.subscribe(() => {
      if (browser.cached.has('/docs/intro')) downloader.stop();
    });
    await downloader.download();
    expect(downloader.getState()).toMatchObject({ phase: 'partial', failure: null });
    expect(browser.cached).not.toContain('/play/kernel.wasm');

    stopAtFirstFile();
    browser.asked.length = 0;
    await downloader.download();
    expect(browser.asked).not.toContain('/docs/intro');
    expect(downloader.getState()).toEqual({ phase: 'complete', all });
  });

  it('leaves no file behind when it is removed', async () => {
    const { downloader } = openDownloader();
    await downloader.download();
    await downloader.remove();
    expect(downloader.getState()).toMatchObject({ phase: 'visited' });
  });
});

// Requirement 14.7.
describe('a failed download of the whole site', () => {
  it.each(['network', 'release', 'room'] satisfies CacheFailure[])(
    'is reported with its cause: %s',
    async (failure) => {
      const { downloader } = openDownloader();
      browser.failures.set('/play/kernel.wasm', failure);
      await downloader.download();
      expect(downloader.getState()).toEqual({ phase: 'partial', done: 3_000_000, all, failure });
    },
  );

  it('is reported before it starts if there is not enough storage', async () => {
    const { downloader } = openDownloader(12_000_000);
    await downloader.download();
    expect(downloader.getState()).toMatchObject({ phase: 'partial', failure: 'room' });
    expect(browser.asked).toEqual([]);
  });

  it('is reported if the list of files does not load', async () => {
    const { downloader } = openDownloader();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await downloader.download();
    expect(downloader.getState()).toMatchObject({ phase: 'partial', failure: 'network' });
  });

  it('is reported if the site or the browser has no service worker', async () => {
    const { downloader } = openDownloader();
    document.head.innerHTML = '';
    await downloader.read();
    expect(downloader.getState()).toEqual({ phase: 'unsupported' });
    document.head.innerHTML = '<meta name="release" content="aa11">';
    vi.stubGlobal('navigator', {});
    await downloader.read();
    expect(downloader.getState()).toEqual({ phase: 'unsupported' });
  });
});
