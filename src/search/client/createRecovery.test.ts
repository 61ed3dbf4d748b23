import type { LiteClient } from 'algoliasearch/lite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecovery, retryDelaysMs } from './createRecovery';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('an error of search goes away by itself', () => {
  it('asks again at once when the network is back, and has what is missing loaded before', async () => {
    const { search, askAgain, warmUp, comeOnline } = connected({ canAnswer: false });
    await expect(search()).rejects.toThrow('down');
    comeOnline();
    expect(askAgain).toHaveBeenCalledOnce();
    expect(warmUp.mock.invocationCallOrder[0]).toBeLessThan(askAgain.mock.invocationCallOrder[0]!);
  });

  it('does not ask when nothing failed, but has what is missing loaded', async () => {
    const { search, askAgain, warmUp, comeOnline } = connected({ canAnswer: true });
    await search();
    comeOnline();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(askAgain).not.toHaveBeenCalled();
    expect(warmUp).toHaveBeenCalledOnce();
  });

  it('asks after 2, 8 and 30 s while it fails, and no more once answered', async () => {
    expect(retryDelaysMs).toEqual([2_000, 8_000, 30_000]);
    const host = { canAnswer: false };
    const { search, askAgain, warmUp } = connected(host);
    askAgain.mockImplementation(() => void search().catch(() => undefined));
    await search().catch(() => undefined);
    const times = [1_999, 1, 7_999, 1, 29_999, 1];
    const calls: number[] = [];
    for (const time of times) {
      await vi.advanceTimersByTimeAsync(time);
      calls.push(askAgain.mock.calls.length);
    }
    expect(calls).toEqual([0, 1, 1, 2, 2, 3]);
    host.canAnswer = true;
    await vi.advanceTimersByTimeAsync(300_000);
    expect(askAgain).toHaveBeenCalledTimes(4);
    expect(warmUp).toHaveBeenCalledTimes(4);
  });

  it('is not put off by typing on while search fails', async () => {
    const { search, askAgain } = connected({ canAnswer: false });
    for (const wait of [0, 500, 500, 500]) {
      await vi.advanceTimersByTimeAsync(wait);
      await search().catch(() => undefined);
    }
    await vi.advanceTimersByTimeAsync(retryDelaysMs[0] - 1_500);
    expect(askAgain).toHaveBeenCalledOnce();
  });

  it('begins with the shortest wait again when the network that is back fails once more', async () => {
    const { search, askAgain, comeOnline } = connected({ canAnswer: false });
    askAgain.mockImplementation(() => void search().catch(() => undefined));
    await search().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(retryDelaysMs[0] + retryDelaysMs[1]);
    comeOnline();
    await vi.advanceTimersByTimeAsync(0);
    askAgain.mockClear();
    await vi.advanceTimersByTimeAsync(retryDelaysMs[0]);
    expect(askAgain).toHaveBeenCalledOnce();
  });

  it('asks nothing after the screen has gone', async () => {
    const { search, askAgain, stop, warmUp, comeOnline } = connected({ canAnswer: false });
    await search().catch(() => undefined);
    stop();
    comeOnline();
    await search().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(askAgain).not.toHaveBeenCalled();
    expect(warmUp).not.toHaveBeenCalled();
  });
});

function connected(host: { canAnswer: boolean }) {
  const network = new EventTarget();
  const warmUp = vi.fn<() => void>();
  const recovery = createRecovery(warmUp, network);
  const answer = () =>
    host.canAnswer ? Promise.resolve({ results: [] }) : Promise.reject(new Error('down'));
  // Only `search` is asked of the client.
  const client = recovery.watch({ search: answer } as unknown as LiteClient);
  const askAgain = vi.fn<() => void>();
  const stop = recovery.connect(askAgain);
  return {
    search: () => client.search({ requests: [] }),
    askAgain,
    warmUp,
    stop,
    comeOnline: () => network.dispatchEvent(new Event('online')),
  };
}
