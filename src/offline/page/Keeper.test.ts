// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeepFailure, Kept, Measure, ToServiceWorker } from '../protocol';
import { Keeper, type KeepState } from './Keeper';

const files = [
  ['/docs/intro', 1_000_000],
  ['/docs/glossary', 2_000_000],
  ['/play/kernel.wasm', 10_000_000],
] as const;
const all = 13_000_000;

const browser = vi.hoisted(() => ({
  kept: new Set<string>(),
  /** The failures that the worker reports, by file path. */
  failures: new Map<string, 'network' | 'room' | 'release'>(),
  asked: [] as string[],
}));

vi.mock('./askWorker', () => ({
  askWorker: (question: ToServiceWorker): Promise<Measure | Kept> => {
    if (question.type === 'measure') {
      const everything = { list: '/list.json', bytes: 13_000_000, transfer: 4_000_000 };
      return Promise.resolve({ release: 'aa11', everything });
    }
    const paths = question.type === 'keep' ? question.paths : [];
    const failure = paths.map((path) => browser.failures.get(path)).find(Boolean) ?? null;
    browser.asked.push(...paths);
    if (failure === null) for (const path of paths) browser.kept.add(path);
    return Promise.resolve({ failure });
  },
}));
vi.mock('./keptFiles', () => ({
  bytesUsed: () => Promise.resolve(70_000),
  hasStartedKeeping: () => Promise.resolve(browser.kept.size > 0),
  keptFiles: () => Promise.resolve(browser.kept),
  removeAll: () => {
    browser.kept.clear();
    return Promise.resolve();
  },
}));

function openKeeper(quota = 1e9): { readonly keeper: Keeper; readonly states: KeepState[] } {
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
  const keeper = new Keeper('/');
  const states: KeepState[] = [];
  keeper.subscribe(() => states.push(keeper.getState()));
  return { keeper, states };
}

beforeEach(() => {
  document.head.innerHTML = '<meta name="release" content="aa11">';
  browser.kept.clear();
  browser.failures.clear();
  browser.asked.length = 0;
});

// Requirement 14.6.
describe('downloading the whole site', () => {
  it('reports the total size before it starts', async () => {
    const { keeper } = openKeeper();
    await keeper.read();
    expect(keeper.getState()).toMatchObject({ phase: 'seen', everything: { bytes: all } });
  });

  it('reports its progress until all files are cached', async () => {
    const { keeper, states } = openKeeper();
    await keeper.keep();
    const done = states.map((state) => ('done' in state ? state.done : all));
    expect(done).toEqual([...done].sort((one, other) => one - other));
    expect(done.length).toBeGreaterThan(3);
    expect(states.at(-1)).toEqual({ phase: 'all', all });
  });

  it('continues where the reader stopped it', async () => {
    const { keeper } = openKeeper();
    const stopAtFirstFile = keeper.subscribe(() => {
      if (browser.kept.has('/docs/intro')) keeper.stop();
    });
    await keeper.keep();
    expect(keeper.getState()).toMatchObject({ phase: 'partly', failure: null });
    expect(browser.kept).not.toContain('/play/kernel.wasm');

    stopAtFirstFile();
    browser.asked.length = 0;
    await keeper.keep();
    expect(browser.asked).not.toContain('/docs/intro');
    expect(keeper.getState()).toEqual({ phase: 'all', all });
  });

  it('leaves no file behind when it is removed', async () => {
    const { keeper } = openKeeper();
    await keeper.keep();
    await keeper.remove();
    expect(keeper.getState()).toMatchObject({ phase: 'seen' });
  });
});

// Requirement 14.7.
describe('a failed download of the whole site', () => {
  it.each(['network', 'release', 'room'] satisfies KeepFailure[])(
    'is reported when it happens: %s',
    async (failure) => {
      const { keeper } = openKeeper();
      browser.failures.set('/play/kernel.wasm', failure);
      await keeper.keep();
      expect(keeper.getState()).toEqual({ phase: 'partly', done: 3_000_000, all, failure });
    },
  );

  it('is reported before it starts if there is not enough storage', async () => {
    const { keeper } = openKeeper(12_000_000);
    await keeper.keep();
    expect(keeper.getState()).toMatchObject({ phase: 'partly', failure: 'room' });
    expect(browser.asked).toEqual([]);
  });

  it('is reported if the list of files does not load', async () => {
    const { keeper } = openKeeper();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await keeper.keep();
    expect(keeper.getState()).toMatchObject({ phase: 'partly', failure: 'network' });
  });

  it('is reported if the site or the browser has no service worker', async () => {
    const { keeper } = openKeeper();
    document.head.innerHTML = '';
    await keeper.read();
    expect(keeper.getState()).toEqual({ phase: 'impossible' });
    document.head.innerHTML = '<meta name="release" content="aa11">';
    vi.stubGlobal('navigator', {});
    await keeper.read();
    expect(keeper.getState()).toEqual({ phase: 'impossible' });
  });
});
