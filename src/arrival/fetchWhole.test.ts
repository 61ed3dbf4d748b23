import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchWhole } from './fetchWhole';
import { patienceMs } from './patience';

/** Has `fetch` answer with a body that is written, ended or left alone by the test; aborting fails it as in a browser. */
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
describe('a file that is fetched whole', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is given with its status, and counted as it arrives', async () => {
    const { write, end } = answerSlowly(404);
    const onBytes = vi.fn();
    const fetched = fetchWhole('/a.json', { onBytes });
    write('not ');
    write('here');
    end();
    const response = await fetched;
    expect([response.status, response.ok, await response.text()]).toEqual([404, false, 'not here']);
    expect(onBytes.mock.calls).toEqual([[4], [8]]);
  });

  it('may be slow as long as something arrives', async () => {
    const { write, end } = answerSlowly();
    const fetched = fetchWhole('/a.json');
    for (const piece of ['a', 'b', 'c']) {
      await vi.advanceTimersByTimeAsync(patienceMs - 1);
      write(piece);
    }
    await vi.advanceTimersByTimeAsync(patienceMs - 1);
    end();
    expect(await (await fetched).text()).toBe('abc');
  });

  it.each([
    { what: 'never begins', first: '' },
    { what: 'stops half way', first: 'half' },
  ])('and $what is given up, with its name', async ({ first }) => {
    const { write } = answerSlowly();
    const fetched = fetchWhole('/a.json', { called: 'the list' });
    const failed = expect(fetched).rejects.toThrow(
      'Nothing of the list has arrived for 8 seconds.',
    );
    if (first) write(first);
    await vi.advanceTimersByTimeAsync(patienceMs);
    await failed;
  });

  it('leaves no watch behind', async () => {
    const { end } = answerSlowly();
    const fetched = fetchWhole('/a.json');
    end();
    await fetched;
    expect(vi.getTimerCount()).toBe(0);
  });
});
