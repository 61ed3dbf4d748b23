import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchWithTimeout } from './fetchWithTimeout';
import { loadTimeoutMs } from './loadTimeout';

/** Mocks `fetch`. The test writes and ends the response body; aborting makes the body fail, as in a browser. */
function answerSlowly(status = 200): { write: (text: string) => void; end: () => void } {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => void (body = controller),
  });
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => body?.error(signal.reason));
    return Promise.resolve(new Response(stream, { status }));
  });
  return {
    write: (text) => body?.enqueue(new TextEncoder().encode(text)),
    end: () => body?.close(),
  };
}

// Requirement 9.20.
describe('fetchWithTimeout', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('returns the response with its status and reports the bytes received', async () => {
    const { write, end } = answerSlowly(404);
    const onBytes = vi.fn();
    const fetched = fetchWithTimeout('/a.json', { onBytes });
    write('not ');
    write('here');
    end();
    const response = await fetched;
    expect([response.status, response.ok, await response.text()]).toEqual([404, false, 'not here']);
    expect(onBytes.mock.calls).toEqual([[4], [8]]);
  });

  it('waits for a slow response as long as bytes keep arriving', async () => {
    const { write, end } = answerSlowly();
    const fetched = fetchWithTimeout('/a.json');
    for (const piece of ['a', 'b', 'c']) {
      await vi.advanceTimersByTimeAsync(loadTimeoutMs - 1);
      write(piece);
    }
    await vi.advanceTimersByTimeAsync(loadTimeoutMs - 1);
    end();
    expect(await (await fetched).text()).toBe('abc');
  });

  it.each([
    { what: 'never starts', first: '' },
    { what: 'stops half way', first: 'half' },
  ])('rejects and names a file that $what', async ({ first }) => {
    const { write } = answerSlowly();
    const fetched = fetchWithTimeout('/a.json', { label: 'the list' });
    const failed = expect(fetched).rejects.toThrow(
      'Nothing of the list has arrived for 8 seconds.',
    );
    if (first) write(first);
    await vi.advanceTimersByTimeAsync(loadTimeoutMs);
    await failed;
  });

  it('clears its timer when the response has arrived', async () => {
    const { end } = answerSlowly();
    const fetched = fetchWithTimeout('/a.json');
    end();
    await fetched;
    expect(vi.getTimerCount()).toBe(0);
  });
});
