import type { LiteClient } from 'algoliasearch/lite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRetryPolicy, retryDelaysMs } from './retryPolicy';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the retry policy of search', () => {
  it('warms up and then retries immediately when the network is back', async () => {
    const { search, retrySearch, warmUp, comeOnline } = connected({ canAnswer: false });
    await expect(search()).rejects.toThrow('down');
    comeOnline();
    expect(retrySearch).toHaveBeenCalledOnce();
    expect(warmUp.mock.invocationCallOrder[0]).toBeLessThan(
      retrySearch.mock.invocationCallOrder[0]!,
    );
  });

  it('warms up without a retry if no search has failed', async () => {
    const { search, retrySearch, warmUp, comeOnline } = connected({ canAnswer: true });
    await search();
    comeOnline();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(retrySearch).not.toHaveBeenCalled();
    expect(warmUp).toHaveBeenCalledOnce();
  });

  it('retries after 2, 8 and 30 s, then every 30 s, until an answer arrives', async () => {
    expect(retryDelaysMs).toEqual([2_000, 8_000, 30_000]);
    const host = { canAnswer: false };
    const { search, retrySearch, warmUp } = connected(host);
    retrySearch.mockImplementation(() => void search().catch(() => undefined));
    await search().catch(() => undefined);
    const times = [1_999, 1, 7_999, 1, 29_999, 1];
    const calls: number[] = [];
    for (const time of times) {
      await vi.advanceTimersByTimeAsync(time);
      calls.push(retrySearch.mock.calls.length);
    }
    expect(calls).toEqual([0, 1, 1, 2, 2, 3]);
    host.canAnswer = true;
    await vi.advanceTimersByTimeAsync(300_000);
    expect(retrySearch).toHaveBeenCalledTimes(4);
    expect(warmUp).toHaveBeenCalledTimes(4);
  });

  it('does not postpone a pending retry after further failures', async () => {
    const { search, retrySearch } = connected({ canAnswer: false });
    for (const wait of [0, 500, 500, 500]) {
      await vi.advanceTimersByTimeAsync(wait);
      await search().catch(() => undefined);
    }
    await vi.advanceTimersByTimeAsync(retryDelaysMs[0] - 1_500);
    expect(retrySearch).toHaveBeenCalledOnce();
  });

  it('restarts at the shortest delay if search fails after coming back online', async () => {
    const { search, retrySearch, comeOnline } = connected({ canAnswer: false });
    retrySearch.mockImplementation(() => void search().catch(() => undefined));
    await search().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(retryDelaysMs[0] + retryDelaysMs[1]);
    comeOnline();
    await vi.advanceTimersByTimeAsync(0);
    retrySearch.mockClear();
    await vi.advanceTimersByTimeAsync(retryDelaysMs[0]);
    expect(retrySearch).toHaveBeenCalledOnce();
  });

  it('does nothing after it is disconnected', async () => {
    const { search, retrySearch, stop, warmUp, comeOnline } = connected({ canAnswer: false });
    await search().catch(() => undefined);
    stop();
    comeOnline();
    await search().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(retrySearch).not.toHaveBeenCalled();
    expect(warmUp).not.toHaveBeenCalled();
  });
});

function connected(host: { canAnswer: boolean }) {
  const network = new EventTarget();
  const warmUp = vi.fn<() => void>();
  const retryPolicy = createRetryPolicy(warmUp, network);
  const answer = () =>
    host.canAnswer ? Promise.resolve({ results: [] }) : Promise.reject(new Error('down'));
  // A partial mock: the retry policy calls only `search`.
  const client = retryPolicy.watch({ search: answer } as unknown as LiteClient);
  const retrySearch = vi.fn<() => void>();
  const stop = retryPolicy.connect(retrySearch);
  return {
    search: () => client.search({ requests: [] }),
    retrySearch,
    warmUp,
    stop,
    comeOnline: () => network.dispatchEvent(new Event('online')),
  };
}
