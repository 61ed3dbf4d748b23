// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patienceMs } from '../../arrival/patience';
import type { SearchReport } from '../service/protocol';
import { openWorkerChannel } from './searchChannels';

class FakeWorker {
  static last: FakeWorker;
  onmessage: ((event: { readonly data: SearchReport }) => void) | null = null;
  readonly terminate = vi.fn();

  constructor() {
    FakeWorker.last = this;
  }
}

// Requirement 9.20.
describe('the worker of search', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('Worker', FakeWorker);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is given up when nothing is heard of it', () => {
    const lose = vi.fn();
    openWorkerChannel(() => undefined, lose);
    vi.advanceTimersByTime(patienceMs - 1);
    expect(lose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(lose).toHaveBeenCalledWith('the worker has not arrived.', 'silent');
    expect(FakeWorker.last.terminate).toHaveBeenCalled();
  });

  it('may take its time once it has said that it is there', () => {
    const [receive, lose] = [vi.fn(), vi.fn()];
    openWorkerChannel(receive, lose);
    FakeWorker.last.onmessage?.({ data: { op: 'started' } });
    vi.advanceTimersByTime(10 * patienceMs);
    expect(receive).toHaveBeenCalledWith({ op: 'started' });
    expect(lose).not.toHaveBeenCalled();
  });
});
