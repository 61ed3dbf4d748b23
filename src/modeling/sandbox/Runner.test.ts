import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  triangulatedPart,
  failureMessage,
  fakeSandboxes,
  heavyResultMessage,
  loadFakeAssets,
  measuredResult,
  createRequest,
  emptyResult,
  successMessage,
} from '../../../tests/support/fakeSandboxes';
import { runLimits } from './limits';
import { createRunner, type RunProgress } from './Runner';

describe('the runner', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  // Requirement 10.24.
  it('keeps one kernel warm for all site models', async () => {
    const { opened, open } = fakeSandboxes(successMessage);
    const runner = createRunner(loadFakeAssets, open);
    await runner.run(createRequest('a'));
    await runner.run(createRequest('b', { owner: 'another figure' }));
    expect(opened.map(({ ran }) => ran)).toEqual([['a', 'b']]);
  });

  it('posts a run to a warm kernel in the same task, before the page draws', async () => {
    const { opened, open } = fakeSandboxes(successMessage);
    const runner = createRunner(loadFakeAssets, open);
    await runner.run(createRequest('a'));
    void runner.run(createRequest('b'));
    expect(opened[0]?.ran).toEqual(['a', 'b']);
  });

  // Requirement 10.15.
  it('runs only the latest waiting run of an owner and settles the others as replaced', async () => {
    const { opened, open } = fakeSandboxes(successMessage);
    const runner = createRunner(loadFakeAssets, open);
    const runs = ['1', '2', '3', '4'].map((code) => runner.run(createRequest(code)));
    const kinds = (await Promise.all(runs)).map(({ kind }) => kind);
    expect(kinds).toEqual(['done', 'replaced', 'replaced', 'done']);
    expect(opened[0]?.ran).toEqual(['1', '4']);
  });

  it('does not replace a waiting run with one of another owner', async () => {
    const { opened, open } = fakeSandboxes(successMessage);
    const runner = createRunner(loadFakeAssets, open);
    await Promise.all(['a', 'b', 'c'].map((owner) => runner.run(createRequest(owner, { owner }))));
    expect(opened[0]?.ran).toEqual(['a', 'b', 'c']);
  });

  // Requirement 10.26.
  it('stops a run after 20 seconds and runs the next model in a new kernel', async () => {
    const { opened, open } = fakeSandboxes((message) =>
      message.code === 'loop' ? null : successMessage(message),
    );
    const runner = createRunner(loadFakeAssets, open);
    const run = runner.run(createRequest('loop', { origin: 'edited' }));
    await vi.advanceTimersByTimeAsync(runLimits.runMs);
    expect(await run).toMatchObject({ kind: 'failed', error: { kind: 'timeout' } });
    expect(opened[0]?.isClosed).toBe(true);
    expect(await runner.run(createRequest('good'))).toMatchObject({ kind: 'done' });
    expect(opened).toHaveLength(2);
  });

  // Requirement 10.26.
  it('offers to keep waiting for a site model after 20 seconds', async () => {
    const { opened, open } = fakeSandboxes(() => null);
    const runner = createRunner(loadFakeAssets, open);
    const progress: RunProgress[] = [];
    const run = runner.run(createRequest('slow', { onProgress: (one) => progress.push(one) }));
    await vi.advanceTimersByTimeAsync(runLimits.runMs + 100);
    const asked = progress.at(-1);
    if (asked?.phase !== 'slow') throw new Error('Nobody was asked.');
    // The progress of a later stage does not replace the offer.
    opened[0]?.events.onMessage({ data: { type: 'progress', id: 1, stage: 'mesh' } });
    expect(progress.at(-1)?.phase).toBe('slow');
    asked.keepWaiting();
    expect(progress.at(-1)?.phase).toBe('mesh');
    await vi.advanceTimersByTimeAsync(runLimits.askMs * 2);
    expect(opened[0]?.isClosed).toBe(false);
    opened[0]?.events.onMessage({ data: successMessage({ id: 1 }) });
    expect(await run).toMatchObject({ kind: 'done' });
  });

  // Requirement 10.26.
  it('stops a slow site model if the reader does not keep waiting, and blames the device', async () => {
    const { open } = fakeSandboxes(() => null);
    const runner = createRunner(loadFakeAssets, open);
    const run = runner.run(createRequest('slow'));
    await vi.advanceTimersByTimeAsync(runLimits.runMs + runLimits.askMs + 100);
    const outcome = await run;
    expect(outcome).toMatchObject({ kind: 'failed', error: { kind: 'timeout' } });
    expect(JSON.stringify(outcome)).not.toContain('loop');
  });

  // Requirement 10.26.
  it('stops the current run and the waiting runs of the same owner', async () => {
    const { opened, open } = fakeSandboxes(() => null);
    const runner = createRunner(loadFakeAssets, open);
    const runs = [runner.run(createRequest('1')), runner.run(createRequest('2'))];
    await vi.advanceTimersByTimeAsync(100);
    runner.stop('figure');
    for (const outcome of await Promise.all(runs)) {
      expect(outcome).toMatchObject({ kind: 'failed', error: { kind: 'stopped' } });
    }
    expect(opened[0]?.isClosed).toBe(true);
  });

  it.each([
    ['after 50 runs', successMessage, runLimits.maxRuns],
    ['above 512 MB', (message: { id: number }) => heavyResultMessage(message), 1],
    ['after a trap', failureMessage({ kind: 'wasm-trap', sentence: 'Trap.' }), 1],
  ] as const)('replaces the kernel %s', async (_, answer, runs) => {
    const { opened, open } = fakeSandboxes(answer);
    const runner = createRunner(loadFakeAssets, open);
    for (let run = 0; run < runs; run++) await runner.run(createRequest('x'));
    await vi.advanceTimersByTimeAsync(0);
    expect(opened.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it("does not call a finished run's onProgress while the next kernel loads", async () => {
    const { opened, open } = fakeSandboxes(failureMessage({ kind: 'js', sentence: 'No.' }));
    const runner = createRunner(loadFakeAssets, open);
    const phases: string[] = [];
    const run = runner.run(
      createRequest('a', { origin: 'link', onProgress: ({ phase }) => phases.push(phase) }),
    );
    await run.then(() => phases.push('over'));
    await vi.waitFor(() => expect(opened).toHaveLength(2));
    expect(phases.at(-1)).toBe('over');
  });

  it('keeps the kernel after an ordinary error in a site model', async () => {
    const { opened, open } = fakeSandboxes(
      failureMessage({ kind: 'kernel', sentence: 'Too round.' }),
    );
    const runner = createRunner(loadFakeAssets, open);
    expect(await runner.run(createRequest('x'))).toMatchObject({ kind: 'failed' });
    await runner.run(createRequest('x'));
    expect(opened).toHaveLength(1);
  });

  it('reports a silent sandbox as out of memory and runs the next model', async () => {
    const { opened, open } = fakeSandboxes((message) =>
      message.code === 'bomb' ? null : successMessage(message),
    );
    const runner = createRunner(loadFakeAssets, open);
    const run = runner.run(createRequest('bomb'));
    await vi.advanceTimersByTimeAsync(10);
    opened[0]?.events.onFailure('silent');
    expect(await run).toMatchObject({ kind: 'failed', error: { kind: 'memory' } });
    expect(await runner.run(createRequest('good'))).toMatchObject({ kind: 'done' });
  });

  it('reports a missing kernel file as a load error and retries on the next run', async () => {
    const { open } = fakeSandboxes(successMessage);
    let calls = 0;
    const runner = createRunner(
      () => (++calls === 1 ? Promise.reject(new Error('/play/x answered 404.')) : loadFakeAssets()),
      open,
    );
    expect(await runner.run(createRequest('x'))).toMatchObject({
      kind: 'failed',
      error: { kind: 'load', kernelMessage: '/play/x answered 404.' },
    });
    expect(await runner.run(createRequest('x'))).toMatchObject({ kind: 'done' });
  });

  // Requirement 10.34.
  it('closes a sandbox that floods the page and reads no more of its messages', async () => {
    const { opened, open } = fakeSandboxes((message) =>
      message.code === 'flood' ? null : successMessage(message),
    );
    const runner = createRunner(loadFakeAssets, open);
    const run = runner.run(createRequest('flood'));
    await vi.advanceTimersByTimeAsync(10);
    const read = vi.fn(() => ({ type: 'nothing' }));
    const message = Object.defineProperty({ data: null }, 'data', { get: read });
    for (let i = 0; i < 10 * runLimits.maxMessages; i++) opened[0]?.events.onMessage(message);
    expect(read).toHaveBeenCalledTimes(runLimits.maxMessages);
    expect(opened[0]?.isClosed).toBe(true);
    expect(await run).toMatchObject({ kind: 'failed', error: { kind: 'stopped' } });
    expect(await runner.run(createRequest('good'))).toMatchObject({ kind: 'done' });
  });

  // Requirement 10.34.
  it('closes a sandbox that sends an unsolicited message', async () => {
    const { opened, open } = fakeSandboxes(successMessage);
    const runner = createRunner(loadFakeAssets, open);
    await runner.run(createRequest('leaves a timer behind'));
    opened[0]?.events.onMessage({ data: { type: 'progress', id: 1, stage: 'mesh' } });
    expect(opened[0]?.isClosed).toBe(true);
    expect(await runner.run(createRequest('good'))).toMatchObject({ kind: 'done' });
    expect(opened.map(({ ran }) => ran)).toEqual([['leaves a timer behind'], ['good']]);
  });

  it('replaces a prepared kernel that crashed before the next run', async () => {
    const { opened, open } = fakeSandboxes(successMessage);
    const runner = createRunner(loadFakeAssets, open);
    runner.prepare(createRequest('good'));
    await vi.advanceTimersByTimeAsync(0);
    opened[0]?.events.onFailure('broken');
    await vi.advanceTimersByTimeAsync(0);
    expect(await runner.run(createRequest('good'))).toMatchObject({ kind: 'done' });
    expect(opened.map(({ ran }) => ran)).toEqual([[], ['good']]);
  });

  it('keeps a starting kernel when the run that waits for it is stopped', async () => {
    const { opened, open } = fakeSandboxes(successMessage);
    const runner = createRunner(loadFakeAssets, open);
    const run = runner.run(createRequest('impatient'));
    runner.stop('figure');
    expect(await run).toMatchObject({ kind: 'failed', error: { kind: 'stopped' } });
    expect(await runner.run(createRequest('patient'))).toMatchObject({ kind: 'done' });
    expect(opened.map(({ ran }) => ran)).toEqual([['patient']]);
  });

  it('ignores a result with an unknown id', async () => {
    const { opened, open } = fakeSandboxes(() => null);
    const runner = createRunner(loadFakeAssets, open);
    const run = runner.run(createRequest('forger', { origin: 'link' }));
    await vi.advanceTimersByTimeAsync(10);
    opened[0]?.events.onMessage({ data: { type: 'result', id: 4711, result: emptyResult } });
    await vi.advanceTimersByTimeAsync(runLimits.runMs);
    expect(await run).toMatchObject({ kind: 'failed', error: { kind: 'timeout' } });
  });

  it('exports the last run without running it again, but runs other code before its export', async () => {
    const { opened, open } = fakeSandboxes(successMessage);
    const runner = createRunner(loadFakeAssets, open);
    await runner.run(createRequest('a'));
    expect(await runner.export({ ...createRequest('a'), format: 'step' })).toMatchObject({
      kind: 'done',
    });
    expect(opened[0]?.ran).toEqual(['a']);
    await runner.export({ ...createRequest('b'), format: 'stl' });
    expect(opened[0]?.ran).toEqual(['a']);
    expect(opened[1]?.ran).toEqual(['b']);
  });

  it('closes the kernel after a STEP export, but not after other exports', async () => {
    const { opened, open } = fakeSandboxes(successMessage);
    const runner = createRunner(loadFakeAssets, open);
    await runner.export({ ...createRequest('a'), format: 'stl' });
    await runner.export({ ...createRequest('a'), format: 'svg' });
    expect(opened[0]).toMatchObject({ ran: ['a'], isClosed: false });
    await runner.export({ ...createRequest('a'), format: 'step' });
    expect(opened[0]).toMatchObject({ ran: ['a'], isClosed: true });
  });

  it('reports triangles before the measurements and reuses them in the result', async () => {
    const { opened, open } = fakeSandboxes(() => null);
    const runner = createRunner(loadFakeAssets, open);
    const onTriangulated = vi.fn();
    const run = runner.run(createRequest('a', { onTriangulated }));
    await vi.advanceTimersByTimeAsync(10);
    opened[0]?.events.onMessage({
      data: { type: 'triangulated', id: 1, parts: [triangulatedPart] },
    });
    expect(onTriangulated).toHaveBeenCalledExactlyOnceWith([triangulatedPart]);
    opened[0]?.events.onMessage({ data: { type: 'result', id: 1, result: measuredResult } });
    const outcome = await run;
    const part = outcome.kind === 'done' ? outcome.value.parts[0] : undefined;
    expect(part?.kind === 'solid' && part.mesh.positions).toBe(triangulatedPart.mesh.positions);
  });

  it('rejects a result whose triangles never arrived', async () => {
    const { opened, open } = fakeSandboxes(() => null);
    const runner = createRunner(loadFakeAssets, open);
    const run = runner.run(createRequest('a'));
    await vi.advanceTimersByTimeAsync(10);
    opened[0]?.events.onMessage({ data: { type: 'result', id: 1, result: measuredResult } });
    expect(await run).toMatchObject({ kind: 'failed', error: { kind: 'result' } });
  });
});
