import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runLimits } from './limits';
import { relayMessages } from './relayMessages';

/** Returns the two ports that the page and the worker use to communicate through a relay. */
function relayed() {
  const [outside, inside] = [new MessageChannel(), new MessageChannel()];
  const onFlood = vi.fn();
  relayMessages(outside.port2, inside.port2, onFlood);
  const [page, worker] = [outside.port1, inside.port1];
  const heard: unknown[] = [];
  page.onmessage = ({ data }) => heard.push(data);
  return { page, worker, heard, onFlood };
}

describe('relayMessages', () => {
  let ends: ReturnType<typeof relayed>;
  beforeEach(() => {
    ends = relayed();
  });
  afterEach(() => {
    for (const end of [ends.page, ends.worker]) end.close();
  });

  it('forwards requests, and answers including their triangles', async () => {
    const asked = vi.fn();
    ends.worker.onmessage = ({ data }: MessageEvent<unknown>) => void asked(data);
    const wasm = new ArrayBuffer(8);
    ends.page.postMessage({ type: 'init', wasm, font: new ArrayBuffer(0) }, [wasm]);
    ends.worker.postMessage({ type: 'result', positions: Float32Array.of(1, 2, 3) });
    await vi.waitFor(() => expect(ends.heard).toHaveLength(1));
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ type: 'init', wasm: { byteLength: 8 } });
    expect(ends.heard).toEqual([{ type: 'result', positions: Float32Array.of(1, 2, 3) }]);
  });

  // Requirements 10.33, 10.34.
  it('stops at the message limit and reports the flood once', async () => {
    for (let i = 0; i < 20 * runLimits.maxMessages; i++) {
      ends.worker.postMessage({ type: 'nothing' });
    }
    await vi.waitFor(() => expect(ends.onFlood).toHaveBeenCalled());
    await vi.waitFor(() => expect(ends.heard).toHaveLength(runLimits.maxMessages));
    expect(ends.onFlood).toHaveBeenCalledOnce();
  });

  // Requirements 10.33, 10.34.
  it('forwards no message above the size limit', async () => {
    ends.worker.postMessage({ console: ['z'.repeat(4_000_000)] });
    await vi.waitFor(() => expect(ends.onFlood).toHaveBeenCalledOnce());
    expect(ends.heard).toEqual([]);
  });

  // Requirement 10.33.
  it('renews the budget for each request', async () => {
    for (let request = 0; request < 3; request++) {
      ends.page.postMessage({ type: 'ping', id: request });
      await new Promise((heard) => {
        ends.worker.onmessage = heard;
      });
      for (let i = 0; i < runLimits.maxMessages; i++) ends.worker.postMessage({ type: 'nothing' });
      const due = (request + 1) * runLimits.maxMessages;
      await vi.waitFor(() => expect(ends.heard).toHaveLength(due));
    }
    expect(ends.onFlood).not.toHaveBeenCalled();
  });
});
