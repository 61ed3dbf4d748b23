import { describe, expect, it } from 'vitest';
import {
  fakeSandboxes,
  loadFakeAssets,
  createRequest,
  emptyResult,
  successMessage,
} from '../../../tests/support/fakeSandboxes';
import { attachmentLimits } from '../attachedFiles';
import type { MessageToWorker } from '../protocol';
import { MessageBudget } from './MessageBudget';
import { unreadAttachmentsError } from './failures';
import { readRunnerMessage } from './readRunnerMessage';
import { createRunner } from './Runner';

type Run = Extract<MessageToWorker, { type: 'run' }>;

const file = new Blob(['ISO-10303-21;']);
const attached = (files: unknown = new Map([['a.step', file]]), key = 'first') => ({
  key,
  load: () => Promise.resolve(files as ReadonlyMap<string, Blob>),
});
const own = { origin: 'edited' } as const;

/** Returns a runner, and the requests that its kernels received. */
function startRunner() {
  const asked: Run[] = [];
  const { opened, open } = fakeSandboxes((message) => {
    asked.push(message);
    return successMessage(message);
  });
  return { runner: createRunner(loadFakeAssets, open), asked, opened };
}

/** Returns a blob with a faked size: a real one would take too much memory. */
const sized = (size: number) => Object.defineProperty(new Blob([]), 'size', { value: size });
const many = (count: number, blob = file) =>
  new Map(Array.from({ length: count }, (_, index) => [`${index}.step`, blob]));

describe('attached files', () => {
  // Requirement 10.90.
  it('are sent with runs of code that is not the site’s own', async () => {
    const { runner, asked } = startRunner();
    await runner.run(createRequest('a', { ...own, attached: attached() }));
    await runner.run(createRequest('b', { origin: 'site', attached: attached() }));
    await runner.run(createRequest('c', own));
    expect(asked.map(({ files }) => files)).toEqual([
      new Map([['a.step', file]]),
      undefined,
      undefined,
    ]);
  });

  // Requirement 10.91.
  it.each([
    ['a file that is too large', new Map([['a.step', sized(attachmentLimits.bytes + 1)]])],
    ['a thousand files', many(1000)],
    ['files that are too large together', many(6, sized(attachmentLimits.bytes))],
    ['a path', new Map([['../a.step', file]])],
    ['markup', new Map([['<b>.svg', file]])],
    ['a name of code', new Map([['constructor', file]])],
    ['a text for a file', new Map([['a.step', 'text']])],
    ['an object for the files', { 'a.step': file }],
  ])('are not sent to a sandbox if invalid or beyond the limits: %s', async (_, files) => {
    const { runner, asked } = startRunner();
    const answer = await runner.run(createRequest('a', { ...own, attached: attached(files) }));
    expect(answer).toMatchObject({ kind: 'failed', error: { kind: 'load' } });
    expect(asked).toEqual([]);
    await runner.run(createRequest('a', own));
    expect(asked).toHaveLength(1);
  });

  it('make the run fail with an explanation if they cannot be read', async () => {
    const { runner, asked } = startRunner();
    const broken = { key: 'k', load: () => Promise.reject(new Error('No storage.')) };
    const answer = await runner.run(createRequest('a', { ...own, attached: broken }));
    const kernelMessage = 'Error: No storage.';
    expect(answer).toEqual({ kind: 'failed', error: { ...unreadAttachmentsError, kernelMessage } });
    expect(asked).toEqual([]);
  });

  it('are not sent if the run was stopped while they were loading, and the kernel of the next run stays open', async () => {
    const { runner, asked, opened } = startRunner();
    let arrive: () => void = () => undefined;
    const late = {
      key: 'k',
      load: () =>
        new Promise<ReadonlyMap<string, Blob>>((resolve) => {
          arrive = () => resolve(new Map());
        }),
    };
    const run = runner.run(createRequest('a', { ...own, attached: late }));
    runner.stop('figure');
    expect(await run).toMatchObject({ kind: 'failed', error: { kind: 'stopped' } });
    await runner.run(createRequest('b', own));
    arrive();
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked.map(({ code }) => code)).toEqual(['b']);
    expect(opened.at(-1)?.isClosed).toBe(false);
  });

  // Requirement 10.35.
  it('require a new kernel and a new run before an export if they were replaced', async () => {
    const { runner, opened } = startRunner();
    const first = createRequest('a', { ...own, attached: attached() });
    await runner.run(first);
    await runner.export({ ...first, format: 'stl' });
    expect(opened.map(({ ran }) => ran)).toEqual([['a']]);
    await runner.export({ ...first, attached: attached(undefined, 'second'), format: 'stl' });
    expect(opened.map(({ ran }) => ran)).toEqual([['a'], ['a']]);
  });
});

// Requirements 10.33, 10.34.
it.each([
  ['a run with files', { type: 'run', id: 1, code: '', params: null, files: new Map() }],
  ['a result with files', { type: 'result', id: 1, result: { ...emptyResult, files: [] } }],
  ['a file to attach', { type: 'attach', name: 'a.step', bytes: new ArrayBuffer(1) }],
])('a forged message with files is not accepted: %s', (_, message) => {
  expect([null, 'error']).toContain(readRunnerMessage(message)?.type ?? null);
});

// Requirement 10.33.
it('a sandbox cannot send a file or a list of files to the page', () => {
  for (const data of [file, { files: new Map([['a.step', file]]) }, { type: 'file', bytes: file }])
    expect(new MessageBudget().deduct({ data })).toBeNull();
});
