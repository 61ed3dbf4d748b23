import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fakeSandboxes,
  loadFakeAssets,
  createRequest,
  successMessage,
} from '../../../tests/support/fakeSandboxes';
import { runLimits } from './limits';
import { createRunner } from './Runner';

const edited = { origin: 'edited' } as const;

describe('code from readers and links', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  // Requirement 10.35.
  it('shares its kernel with no other code if it is from a link', async () => {
    const { opened, open } = fakeSandboxes(successMessage);
    const runner = createRunner(loadFakeAssets, open);
    const link = { owner: 'bench', origin: 'link' } as const;
    await runner.run(createRequest('site'));
    await runner.run(createRequest('foreign', link));
    await runner.run(createRequest('foreign', { ...link, params: { size: 2 } }));
    await runner.run(createRequest('foreign, changed', link));
    await runner.run(createRequest('foreign, changed', { ...link, owner: 'another bench' }));
    await runner.run(createRequest('site again'));
    expect(opened.map(({ ran }) => ran)).toEqual([
      ['site'],
      ['foreign', 'foreign'],
      ['foreign, changed'],
      ['foreign, changed'],
      ['site again'],
    ]);
  });

  // Requirement 10.35.
  it('shares its kernel with no other code if it is from a reader', async () => {
    const { opened, open } = fakeSandboxes(successMessage);
    const runner = createRunner(loadFakeAssets, open);
    await runner.run(createRequest('site'));
    await runner.run(createRequest('mine', edited));
    await runner.run(createRequest('mine, changed', edited));
    await runner.run(createRequest('site again', { owner: 'another figure' }));
    expect(opened.map(({ ran }) => ran)).toEqual([
      ['site'],
      ['mine'],
      ['mine, changed'],
      ['site again'],
    ]);
  });

  // Requirement 10.35.
  it('runs in a new kernel if its previous run is still busy', async () => {
    const { opened, open } = fakeSandboxes(successMessage, 'a loop');
    const runner = createRunner(loadFakeAssets, open);
    await runner.run(createRequest('goes on', edited));
    const next = runner.run(createRequest('goes on', edited));
    await vi.advanceTimersByTimeAsync(runLimits.idleMs);
    expect(await next).toMatchObject({ kind: 'done' });
    expect(opened.map(({ ran, isClosed }) => [ran, isClosed])).toEqual([
      [['goes on'], true],
      [['goes on'], false],
    ]);
  });

  // Requirement 10.35.
  it('is stopped if it keeps running after its result', async () => {
    const { opened, open } = fakeSandboxes(successMessage, 'a loop');
    const runner = createRunner(loadFakeAssets, open);
    await runner.run(createRequest('goes on', edited));
    await vi.advanceTimersByTimeAsync(runLimits.idleCheckMs + runLimits.idleMs);
    expect(opened.map(({ isClosed }) => isClosed)).toEqual([true]);
  });

  // Requirement 10.35.
  it('gets a new kernel after it changes the realm irreversibly', async () => {
    const { opened, open } = fakeSandboxes(successMessage, 'a change');
    const runner = createRunner(loadFakeAssets, open);
    await runner.run(createRequest('changes', edited));
    await runner.run(createRequest('changes', edited));
    expect(opened.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it('keeps its kernel during a long idle time', async () => {
    const { opened, open } = fakeSandboxes(successMessage);
    const runner = createRunner(loadFakeAssets, open);
    await runner.run(createRequest('rests', edited));
    await vi.advanceTimersByTimeAsync(100 * runLimits.idleCheckMs);
    await runner.run(createRequest('rests', edited));
    expect(opened.map(({ ran, isClosed }) => [ran.length, isClosed])).toEqual([[2, false]]);
  });

  it('keeps its kernel if a busy machine answers the idle check after 500 ms', async () => {
    const { opened, open } = fakeSandboxes(successMessage, 'nothing', 500);
    const runner = createRunner(loadFakeAssets, open);
    await runner.run(createRequest('slow', edited));
    await vi.advanceTimersByTimeAsync(10 * runLimits.idleCheckMs);
    const next = runner.run(createRequest('slow', edited));
    await vi.advanceTimersByTimeAsync(500);
    await next;
    expect(opened.map(({ ran, isClosed }) => [ran.length, isClosed])).toEqual([[2, false]]);
  });

  // Requirement 10.35.
  it('loses its kernel when its figure unmounts', async () => {
    const { opened, open } = fakeSandboxes(successMessage);
    const runner = createRunner(loadFakeAssets, open);
    await runner.run(createRequest('site'));
    runner.releaseOwner('figure');
    expect(opened[0]?.isClosed).toBe(false);
    await runner.run(createRequest('mine', edited));
    runner.releaseOwner('another figure');
    expect(opened[1]?.isClosed).toBe(false);
    runner.releaseOwner('figure');
    await vi.advanceTimersByTimeAsync(0);
    expect(opened.map(({ isClosed }) => isClosed)).toEqual([true, true]);
  });

  // Requirement 10.35.
  it('is stopped when its figure unmounts, and no new kernel starts', async () => {
    const { opened, open } = fakeSandboxes(() => null);
    const runner = createRunner(loadFakeAssets, open);
    const run = runner.run(createRequest('never ends', edited));
    await vi.advanceTimersByTimeAsync(100);
    runner.releaseOwner('figure');
    expect(await run).toMatchObject({ kind: 'failed', error: { kind: 'stopped' } });
    await vi.advanceTimersByTimeAsync(runLimits.startMs);
    expect(opened.map(({ isClosed }) => isClosed)).toEqual([true]);
  });

  it('gets a new kernel in advance when it is edited', async () => {
    const { opened, open } = fakeSandboxes(successMessage);
    const runner = createRunner(loadFakeAssets, open);
    await runner.run(createRequest('mine', edited));
    runner.prepare({ owner: 'figure', code: 'mine', ...edited });
    expect(opened[0]?.isClosed).toBe(false);
    runner.prepare({ owner: 'figure', code: 'mine, changed', ...edited });
    await vi.advanceTimersByTimeAsync(0);
    expect(opened.map(({ ran, isClosed }) => [ran, isClosed])).toEqual([
      [['mine'], true],
      [[], false],
    ]);
  });
});
