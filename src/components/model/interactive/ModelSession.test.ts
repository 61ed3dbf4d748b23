// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BuiltModel, Params, Runner, RunRequest } from '../../../modeling';
import { draftStoreOf, type DraftStore } from '../draft/draft';
import { ModelSession, type LinkStart } from './ModelSession';

const notKept: DraftStore = { key: 'none', read: () => null, save: () => false };

interface Given {
  readonly link?: LinkStart;
  readonly store?: DraftStore;
  /** Makes every run fail with this outcome. */
  readonly failure?: object;
  /** Replaces all runs after the first. */
  readonly laterRun?: Runner['run'];
}

/** Returns a session of the model "plate", width 60 and height 20, whose runs find `defaults` in the code. */
function sessionWith(
  defaults: Params,
  { link, store = draftStoreOf('plate'), failure, laterRun }: Given = {},
) {
  const sent: (Params | null)[] = [];
  const ran: string[] = [];
  const left: string[] = [];
  const prepared: string[] = [];
  const exported: string[] = [];
  const runner = {
    releaseOwner: (owner: string) => left.push(owner),
    stop: () => undefined,
    prepare: ({ code }: RunRequest) => prepared.push(code),
    export: ({ code }: RunRequest) => {
      exported.push(code);
      return Promise.resolve({ kind: 'done', value: {} });
    },
    run: (request: RunRequest) => {
      const { params, code } = request;
      if (laterRun && ran.length > 0) return laterRun(request);
      sent.push(params);
      ran.push(code);
      const value = { parts: [], defaultParams: defaults, about: null, console: [printed(code)] };
      return Promise.resolve(failure ?? { kind: 'done', value });
    },
  } as unknown as Runner;
  const model = {
    ...{ name: 'plate', code: 'plate', about: { title: 'Plate', description: 'A plate.' } },
    defaultParams: link?.hasForeignCode ? null : { width: 60, height: 20 },
  } as unknown as BuiltModel;
  const session = new ModelSession(model, runner, store, link);
  return { session, sent, ran, left, prepared, exported };
}

const printed = (text: string) => ({ level: 'log', text }) as const;
const stranger: LinkStart = {
  kind: 'link',
  params: { width: 60, height: 5 },
  hasForeignCode: true,
};

afterEach(() => localStorage.clear());

it('pasted code uses its own defaults, even for names that the old code had', async () => {
  const { session, sent } = sessionWith({ height: 72, wall: 2 });
  session.setCode('can');
  await session.run();
  expect(sent).toEqual([null]);
  expect(session.state.params).toEqual({ height: 72, wall: 2 });
});

it('values that the reader has set are kept when the code is edited', async () => {
  const { session, sent } = sessionWith({ width: 50, height: 25 });
  session.setParam('height', 30);
  session.setCode('plate, edited');
  await session.run();
  expect(sent.at(-1)).toEqual({ height: 30 });
  expect(session.state.params).toEqual({ width: 50, height: 30 });
});

// Requirement 10.96.
describe('code that runs while the reader types', () => {
  const failing = (kind: string) => ({
    failure: { kind: 'failed', error: { kind, sentence: 'No.', line: 1 } },
  });
  afterEach(() => void vi.useRealTimers());

  it('runs each version once, and linked code only after Run', async () => {
    const { session, ran } = sessionWith({}, { link: stranger });
    session.setCode('a');
    await session.runWhileTyping();
    expect(ran).toEqual([]);
    await session.run();
    await session.runWhileTyping();
    session.setCode('b');
    await session.runWhileTyping();
    expect(ran).toEqual(['a', 'b']);
  });

  it('shows an error after a delay, unless the code has changed', async () => {
    vi.useFakeTimers();
    const { session } = sessionWith({}, failing('js'));
    session.setCode('a');
    const first = session.runWhileTyping();
    await vi.advanceTimersByTimeAsync(1400);
    session.setCode('b');
    await vi.advanceTimersByTimeAsync(200);
    await first;
    expect(session.state.error).toBeNull();
    const second = session.runWhileTyping();
    await vi.advanceTimersByTimeAsync(1400);
    expect(session.state.error).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    await second;
    expect(session.state).toMatchObject({ error: { sentence: 'No.' }, isErrorQuiet: false });
  });

  it('shows the error if the reader returns to code whose error was dropped', async () => {
    vi.useFakeTimers();
    const { session } = sessionWith({}, failing('js'));
    session.setCode('a');
    const dropped = session.runWhileTyping();
    await vi.advanceTimersByTimeAsync(1000);
    session.setCode('ab');
    await vi.advanceTimersByTimeAsync(1000);
    await dropped;
    session.setCode('a');
    void session.runWhileTyping();
    await vi.advanceTimersByTimeAsync(1500);
    expect(session.state.error).toMatchObject({ sentence: 'No.' });
  });

  it('drops the error of an earlier run when a later run has drawn its triangles', async () => {
    vi.useFakeTimers();
    const laterRun: Runner['run'] = ({ onTriangulated }) => {
      onTriangulated?.([]);
      return new Promise(() => undefined);
    };
    const { session } = sessionWith({}, { ...failing('js'), laterRun });
    session.setCode('a');
    void session.runWhileTyping();
    await vi.advanceTimersByTimeAsync(500);
    void session.run();
    await vi.advanceTimersByTimeAsync(1500);
    expect(session.state).toMatchObject({ error: null, drawn: [] });
  });

  it('only marks a syntax error, until the reader presses Run', async () => {
    const { session } = sessionWith({}, failing('syntax'));
    session.setCode('a');
    await session.runWhileTyping();
    expect(session.state).toMatchObject({ error: { line: 1 }, isErrorQuiet: true });
    await session.run();
    expect(session.state).toMatchObject({ error: { line: 1 }, isErrorQuiet: false });
  });
});

// Requirement 15.2.
it('a check runs the code with its default values, not with those of the sliders', async () => {
  const { session, sent } = sessionWith({ width: 60, height: 20 });
  session.setParam('height', 30);
  const result = await session.runWithDefaults();
  expect(sent.at(-1)).toBeNull();
  expect(session.state.params).toEqual({ width: 60, height: 20 });
  expect(result).toBe(session.state.result);
});

it('a check has no result if its run fails or a later run begins', async () => {
  const failure = { kind: 'failed', error: { kind: 'js', sentence: 'No.' } };
  expect(await sessionWith({}, { failure }).session.runWithDefaults()).toBeNull();
  const { session } = sessionWith({ width: 60, height: 20 });
  const checked = session.runWithDefaults();
  session.setParam('height', 30);
  expect(await checked).toBeNull();
});

// Requirement 15.13.
it('a check with other values keeps the displayed result and values', async () => {
  const { session, sent } = sessionWith({ width: 60, height: 20 });
  const shown = await session.runWithDefaults();
  expect((await session.runWith({ height: 30 })).kind).toBe('done');
  expect(sent.at(-1)).toEqual({ height: 30 });
  expect(session.state.params).toEqual({ width: 60, height: 20 });
  expect(session.state.result).toBe(shown);
});

// Requirement 15.4.
it('triangles stay coloured until the reader changes code or values', () => {
  const { session } = sessionWith({});
  const marked = new Float32Array(9);
  session.mark(marked);
  expect(session.state.marked).toBe(marked);
  session.setCode('can');
  expect(session.state.marked).toBeNull();
  session.mark(marked);
  session.setParam('width', 70);
  expect(session.state.marked).toBeNull();
});

it('all values in a link are passed to its code, even those equal to a default', async () => {
  const { session, sent } = sessionWith({ width: 10, height: 10 }, { link: stranger });
  await session.run();
  expect(sent).toEqual([{ width: 60, height: 5 }]);
  expect(session.state.params).toEqual({ width: 60, height: 5 });
});

// Requirement 10.35.
it('a session releases its kernel when its last subscriber unsubscribes', () => {
  const { session, left } = sessionWith({});
  const panel = session.subscribe(() => undefined);
  const figure = session.subscribe(() => undefined);
  panel();
  expect(left).toEqual([]);
  figure();
  expect(left).toHaveLength(1);
});

it('each session has a unique owner id, even for the same model', () => {
  const owners = [sessionWith({}), sessionWith({})].map(({ session, left }) => {
    session.subscribe(() => undefined)();
    return left[0];
  });
  expect(new Set(owners).size).toBe(2);
});

it('typing prepares a kernel for the new code', () => {
  const { session, prepared } = sessionWith({});
  session.setCode('typed');
  expect(prepared).toEqual(['typed']);
});

describe('code from a link', () => {
  type Method = (...given: readonly unknown[]) => unknown;
  const methodOf = (session: ModelSession, name: string): unknown =>
    (session as unknown as Readonly<Record<string, unknown>>)[name];
  /** All public methods of the session, including methods added later. */
  const sample = sessionWith({}, { store: notKept }).session;
  const methods = [
    ...Object.getOwnPropertyNames(ModelSession.prototype),
    ...Object.keys(sample),
  ].filter(
    (name) =>
      typeof methodOf(sample, name) === 'function' && name !== 'constructor' && name !== 'run',
  );
  const givenTo: Readonly<Record<string, readonly unknown[]>> = {
    setParam: ['width', 7],
    subscribe: [() => undefined],
    export: ['step'],
    restore: [{ code: 'restored', params: null, isForeign: true }],
  };

  // Requirement 10.27.
  it.each(methods)('does not reach the kernel through %s before Run', async (name) => {
    for (const hasForeignCode of [true, false]) {
      const link = { kind: 'link', params: { width: 61 }, hasForeignCode } as const;
      const { session, ran, prepared, exported } = sessionWith({}, { link, store: notKept });
      const method = methodOf(session, name) as Method;
      const given = givenTo[name] ?? ['stranger'];
      await Promise.resolve(method.apply(session, given as unknown[])).catch(() => undefined);
      session.subscribe(() => undefined)();
      expect([ran, prepared, exported], name).toEqual([[], [], []]);
      expect(session.state.isForeign).toBe(true);
    }
  });

  // Requirement 10.27.
  it('cannot be downloaded before Run', async () => {
    const { session, exported } = sessionWith({}, { link: stranger, store: notKept });
    expect(await session.export('step')).toBeNull();
    expect(session.state.error?.sentence).toBe('Press Run first.');
    await session.run();
    expect(await session.export('step')).not.toBeNull();
    expect(exported).toEqual(['plate']);
  });

  // Requirement 10.27.
  it('does not run before Run, even if the reader ran other code first', async () => {
    const { session, ran } = sessionWith({ width: 1 }, { link: stranger, store: notKept });
    session.setCode('my own');
    await session.run();
    const mine = session.backToLink();
    expect(session.state).toMatchObject({ code: 'plate', isForeign: true });
    session.setParam('width', 3);
    expect(ran).toEqual(['my own']);
    session.restore(mine);
    expect(session.state).toMatchObject({ code: 'my own', isForeign: false });
    session.setCode('plate');
    session.setParam('width', 4);
    expect(ran).toEqual(['my own']);
  });

  it('is saved from the first change on, and records whether it has run', async () => {
    const saved: unknown[] = [];
    const store = { ...notKept, save: (draft: unknown) => saved.push(draft) > 0 };
    const { session } = sessionWith({ width: 1 }, { link: stranger, store });
    session.setCode('changed');
    expect(saved.at(-1)).toMatchObject({ code: 'changed', wasRun: false });
    await session.run();
    expect(saved.at(-1)).toMatchObject({ code: 'changed', wasRun: true });
    session.backToLink();
    expect(saved.at(-1)).toBeNull();
  });

  // Requirement 10.27.
  it('does not run on a slider change after a reload if it has never run', () => {
    const draft = { code: 'changed', params: { width: 2 }, wasRun: false };
    const store = { ...notKept, read: () => draft };
    const { session, ran } = sessionWith({}, { link: stranger, store });
    session.restoreDraft();
    session.setParam('width', 3);
    expect(session.state.code).toBe('changed');
    expect(ran).toEqual([]);
  });
});

describe('parameter values', () => {
  // Requirement 10.21.
  it('are saved like code, and removed on reset', () => {
    const { session } = sessionWith({ width: 60, height: 20 });
    session.setParam('height', 30);
    expect(session.state.isSaved).toBe(true);
    const next = sessionWith({ width: 60, height: 20 }).session;
    expect(next.restoreDraft()).toBe(true);
    expect(next.state.params).toEqual({ width: 60, height: 30 });
    expect(next.isEdited).toBe(false);
    next.resetParams();
    expect(sessionWith({}).session.restoreDraft()).toBe(false);
  });

  it('have no controls if the stored code has no parameters', () => {
    draftStoreOf('plate').save({ code: 'disc', params: null, wasRun: true });
    const { session } = sessionWith({});
    expect(session.state.controls).toHaveLength(2);
    session.restoreDraft();
    expect(session.state.controls).toEqual([]);
  });

  it('that the model no longer allows are ignored', () => {
    draftStoreOf('plate').save({ code: null, params: { width: 'wide', height: 7 }, wasRun: true });
    const { session } = sessionWith({});
    session.restoreDraft();
    expect(session.state.params).toEqual({ width: 60, height: 7 });
  });
});

describe('the console', () => {
  const failure = {
    kind: 'failed',
    error: { kind: 'js', sentence: 'No.' },
    failed: {
      console: [printed('before')],
      declared: { defaultParams: { depth: 4 }, about: null },
    },
  };

  // Requirement 10.46.
  it('is cleared when a run starts, then shows the output of the run', async () => {
    const { session } = sessionWith({});
    await session.run();
    expect(session.state.console).toEqual([printed('plate')]);
    const next = session.run();
    expect(session.state.console).toEqual([]);
    await next;
    expect(session.state.console).toEqual([printed('plate')]);
  });

  // Requirement 10.46.
  it('shows the output of a failed run, and the sliders follow its code', async () => {
    const { session } = sessionWith({}, { failure });
    session.setCode('fails');
    await session.run();
    expect(session.state).toMatchObject({
      console: [printed('before')],
      isStale: true,
      params: { depth: 4 },
    });
    expect(session.state.controls.map(({ name }) => name)).toEqual(['depth']);
  });

  it('shows no output of an earlier run after a stopped run', async () => {
    const stopped = { kind: 'failed', error: { kind: 'stopped', sentence: 'Stopped.' } };
    const { session } = sessionWith({}, { failure: stopped });
    await session.run();
    expect(session.state.console).toEqual([]);
  });
});

describe('two tabs with the same model', () => {
  const key = 'model-version:plate';
  const kept = () =>
    (JSON.parse(localStorage.getItem(key) ?? 'null') as { code: string } | null)?.code;
  const otherTabKeeps = (code: string | null, params: Params | null = null) => {
    localStorage.setItem(key, JSON.stringify({ code, params }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  };

  // Requirement 10.38.
  it('do not overwrite each other, until the reader chooses a version', () => {
    const { session } = sessionWith({});
    session.subscribe(() => undefined);
    session.setCode('mine');
    otherTabKeeps('theirs');
    expect(session.state.otherDraft?.code).toBe('theirs');
    session.setCode('mine, more');
    session.setCode('plate');
    expect(kept()).toBe('theirs');
    session.setCode('mine again');
    session.keepOwn();
    expect(session.state.otherDraft).toBeNull();
    expect(kept()).toBe('mine again');
  });

  // Requirement 10.38.
  it('can continue with the version of the other tab', () => {
    const { session, sent } = sessionWith({});
    session.subscribe(() => undefined);
    session.setCode('mine');
    otherTabKeeps('theirs');
    session.loadOtherDraft();
    expect(session.state).toMatchObject({ code: 'theirs', otherDraft: null });
    session.setCode('theirs, more');
    expect(kept()).toBe('theirs, more');
    expect(sent).toEqual([]);
  });

  // Requirement 10.38.
  it("do not overwrite each other's values", () => {
    const { session, sent } = sessionWith({});
    session.subscribe(() => undefined);
    session.setParam('width', 61);
    otherTabKeeps(null, { width: 62 });
    expect(session.state.otherDraft?.params).toEqual({ width: 62 });
    session.setParam('width', 63);
    expect(localStorage.getItem(key)).toContain('62');
    session.loadOtherDraft();
    expect(session.state.params).toEqual({ width: 62, height: 20 });
    expect(sent.at(-1)).toEqual({ width: 62 });
    otherTabKeeps(null, { width: 62 });
    expect(session.state.otherDraft).toBeNull();
  });

  it('report no conflict for equal code, other keys or unsubscribed sessions', () => {
    const { session } = sessionWith({});
    const stop = session.subscribe(() => undefined);
    session.setCode('mine');
    otherTabKeeps('mine');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(session.state.otherDraft).toBeNull();
    stop();
    otherTabKeeps('theirs');
    expect(session.state.otherDraft).toBeNull();
  });
});
