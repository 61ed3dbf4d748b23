import { describe, expect, it, vi } from 'vitest';
import { MessageBudget } from './MessageBudget';
import { runLimits } from './limits';

/** Returns true if one budget accepts all of `messages`. */
const takes = (...messages: readonly unknown[]) => {
  const budget = new MessageBudget();
  return messages.every((data) => budget.deduct({ data }) !== null);
};

// Requirement 10.33.
describe('MessageBudget', () => {
  it('counts messages before it reads them', () => {
    const budget = new MessageBudget();
    const read = vi.fn(() => ({ type: 'nothing' }));
    const event = Object.defineProperty({ data: null }, 'data', { get: read });
    for (let i = 0; i < 10 * runLimits.maxMessages; i++) budget.deduct(event);
    expect(read).toHaveBeenCalledTimes(runLimits.maxMessages);
  });

  it('limits the total bytes of all messages', () => {
    const half = () => ({ bytes: new ArrayBuffer(runLimits.maxBytes / 2) });
    expect(takes(half(), half())).toBe(true);
    expect(takes(half(), half(), { bytes: new ArrayBuffer(1) })).toBe(false);
  });

  it('counts the whole buffer of a view, but each buffer only once', () => {
    const buffer = new ArrayBuffer(runLimits.maxBytes);
    expect(takes({ a: new Float32Array(buffer, 0, 1), b: new Uint32Array(buffer, 0, 1) })).toBe(
      true,
    );
    expect(takes({ a: new Float32Array(new ArrayBuffer(runLimits.maxBytes + 4), 0, 1) })).toBe(
      false,
    );
  });

  it.each([
    ['a long string', { console: ['z'.repeat(3_000_000)] }],
    ['many short strings', { console: Array.from({ length: 900_000 }, () => 'abc') }],
    ['long field names', { ['x'.repeat(3_000_000)]: 1 }],
    ['many fields', Object.fromEntries(Array.from({ length: 1_100_000 }, (_, i) => [i, 1]))],
    ['a sparse array', { parts: new Array(4e9) }],
    ['nested arrays', Array.from({ length: 1100 }, () => new Array<number>(1000).fill(0))],
  ])('rejects %s', (_, message) => {
    expect(takes(message)).toBe(false);
  });

  it('rejects a cyclic value and accepts any depth of nesting', () => {
    const loop: Record<string, unknown> = {};
    loop['self'] = [loop, loop];
    expect(takes(loop)).toBe(false);
    let deep: unknown = 0;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(takes(deep)).toBe(true);
  });

  it.each([
    [new Map()],
    [new Set()],
    [new Date()],
    [/x/],
    [new Error('no')],
    [10n],
    [new Blob([])],
    [{ inside: [new Map()] }],
  ])('rejects values of types that valid messages do not contain: %s', (message) => {
    expect(takes(message)).toBe(false);
  });

  it('returns an accepted message with its buffers', () => {
    const [positions, indices] = [new Float32Array(3), new Uint32Array(3)];
    const data = { parts: [{ mesh: { positions, indices } }], heap: 1, title: null };
    const taken = new MessageBudget().deduct({ data });
    expect(taken?.data).toBe(data);
    expect(new Set(taken?.buffers)).toEqual(new Set([positions.buffer, indices.buffer]));
  });
});
