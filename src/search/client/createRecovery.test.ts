import type { LiteClient } from 'algoliasearch/lite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecovery } from './createRecovery';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('an error of search goes away by itself', () => {
  it('asks again when search says it is ready', async () => {
    const { search, askAgain, becomeReady } = connected({ canAnswer: false });
    await expect(search()).rejects.toThrow('down');
    becomeReady();
    expect(askAgain).toHaveBeenCalledOnce();
  });

  it('does not ask when nothing failed', async () => {
    const { search, askAgain, becomeReady } = connected({ canAnswer: true });
    await search();
    becomeReady();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(askAgain).not.toHaveBeenCalled();
  });

  it('asks after 2, 8 and 30 s while it fails, and no more once answered', async () => {
    const host = { canAnswer: false };
    const { search, askAgain } = connected(host);
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
  });

  it('asks nothing after the screen has gone', async () => {
    const { search, askAgain, stop, becomeReady } = connected({ canAnswer: false });
    await search().catch(() => undefined);
    stop();
    becomeReady();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(askAgain).not.toHaveBeenCalled();
  });
});

function connected(host: { canAnswer: boolean }) {
  const listeners = new Set<() => void>();
  const recovery = createRecovery((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  const answer = () =>
    host.canAnswer ? Promise.resolve({ results: [] }) : Promise.reject(new Error('down'));
  // Only `search` is asked of the client.
  const client = recovery.watch({ search: answer } as unknown as LiteClient);
  const askAgain = vi.fn<() => void>();
  const stop = recovery.connect(askAgain);
  return {
    search: () => client.search({ requests: [] }),
    askAgain,
    stop,
    becomeReady: () => listeners.forEach((listener) => listener()),
  };
}
