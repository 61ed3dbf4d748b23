// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { BuiltModel, Params, Runner, RunRequest } from '../../../modeling';
import { draftStoreOf, type DraftStore } from '../draft/draftStore';
import { ModelSession, type LinkStart } from './ModelSession';

const notKept: DraftStore = { key: 'none', read: () => null, save: () => false };

interface Given {
  readonly link?: LinkStart;
  readonly store?: DraftStore;
  /** What every run fails with. */
  readonly failure?: object;
}

/** A session of the model "plate", width 60 and height 20, whose runs find `defaults` in the code. */
function sessionWith(
  defaults: Params,
  { link, store = draftStoreOf('plate'), failure }: Given = {},
) {
  const sent: (Params | null)[] = [];
  const ran: string[] = [];
  const left: string[] = [];
  const prepared: string[] = [];
  const exported: string[] = [];
  const runner = {
    leave: (owner: string) => left.push(owner),
    stop: () => undefined,
    prepare: ({ code }: RunRequest) => prepared.push(code),
    export: ({ code }: RunRequest) => {
      exported.push(code);
      return Promise.resolve({ kind: 'done', value: {} });
    },
    run: ({ params, code }: RunRequest) => {
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
const stranger: LinkStart = { params: { width: 60, height: 5 }, hasForeignCode: true };

afterEach(() => localStorage.clear());

it('code that was pasted over another has its own defaults, whatever names the two share', async () => {
  const { session, sent } = sessionWith({ height: 72, wall: 2 });
  session.setCode('can');
  await session.run();
  expect(sent).toEqual([null]);
  expect(session.state.params).toEqual({ height: 72, wall: 2 });
});

it('values that the reader has chosen stay, in edited code too', async () => {
  const { session, sent } = sessionWith({ width: 50, height: 25 });
  session.setParam('height', 30);
  session.setCode('plate, edited');
  await session.run();
  expect(sent.at(-1)).toEqual({ height: 30 });
  expect(session.state.params).toEqual({ width: 50, height: 30 });
});

it('values that came with a link are chosen, even those that the code has by default', async () => {
  const { session, sent } = sessionWith({ width: 10, height: 10 }, { link: stranger });
  await session.run();
  expect(sent).toEqual([{ width: 60, height: 5 }]);
  expect(session.state.params).toEqual({ width: 60, height: 5 });
});

// Requirement 10.35.
it('lets go of its kernel when nothing on the page follows it any more, and not before', () => {
  const { session, left } = sessionWith({});
  const panel = session.subscribe(() => undefined);
  const figure = session.subscribe(() => undefined);
  panel();
  expect(left).toEqual([]);
  figure();
  expect(left).toHaveLength(1);
});

it('has its owner for itself, whatever model it is of', () => {
  const owners = [sessionWith({}), sessionWith({})].map(({ session, left }) => {
    session.subscribe(() => undefined)();
    return left[0];
  });
  expect(new Set(owners).size).toBe(2);
});

it('has a kernel prepared for what is typed', () => {
  const { session, prepared } = sessionWith({});
  session.setCode('typed');
  expect(prepared).toEqual(['typed']);
});

describe('code that came with a link', () => {
  type Method = (...given: readonly unknown[]) => unknown;
  const methodOf = (session: ModelSession, name: string): unknown =>
    (session as unknown as Readonly<Record<string, unknown>>)[name];
  /** Public methods of the session, whatever they will be called: a new one is tried as well. */
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
  it.each(methods)('does not reach the kernel by %s before Run', async (name) => {
    for (const hasForeignCode of [true, false]) {
      const link = { params: { width: 61 }, hasForeignCode };
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
  it('says for a download that Run comes first', async () => {
    const { session, exported } = sessionWith({}, { link: stranger, store: notKept });
    expect(await session.export('step')).toBeNull();
    expect(session.state.error?.sentence).toBe('Press Run first.');
    await session.run();
    expect(await session.export('step')).not.toBeNull();
    expect(exported).toEqual(['plate']);
  });

  // Requirement 10.27.
  it('waits for Run again when the reader goes back to what has never run', async () => {
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

  it('is kept from the first change, before Run, and tells whether it was run', async () => {
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
  it('does not run by a slider after a reload, when it had not been run before', () => {
    const draft = { code: 'changed', params: { width: 2 }, wasRun: false };
    const store = { ...notKept, read: () => draft };
    const { session, ran } = sessionWith({}, { link: stranger, store });
    session.restoreDraft();
    session.setParam('width', 3);
    expect(session.state.code).toBe('changed');
    expect(ran).toEqual([]);
  });
});

describe('values', () => {
  // Requirement 10.21.
  it('are kept like code, and forgotten when they are reset', () => {
    const { session } = sessionWith({ width: 60, height: 20 });
    session.setParam('height', 30);
    expect(session.state.isKept).toBe(true);
    const next = sessionWith({ width: 60, height: 20 }).session;
    expect(next.restoreDraft()).toBe(true);
    expect(next.state.params).toEqual({ width: 60, height: 30 });
    expect(next.isEdited).toBe(false);
    next.resetParams();
    expect(sessionWith({}).session.restoreDraft()).toBe(false);
  });

  it('that the model no longer allows are left out', () => {
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
  it('is empty once a run starts, and has what the run printed', async () => {
    const { session } = sessionWith({});
    await session.run();
    expect(session.state.console).toEqual([printed('plate')]);
    const next = session.run();
    expect(session.state.console).toEqual([]);
    await next;
    expect(session.state.console).toEqual([printed('plate')]);
  });

  // Requirement 10.46.
  it('has what a failed run printed, and the sliders follow its code', async () => {
    const { session } = sessionWith({}, { failure });
    session.setCode('fails');
    await session.run();
    expect(session.state).toMatchObject({
      console: [printed('before')],
      isBehind: true,
      params: { depth: 4 },
    });
    expect(session.state.controls.map(({ name }) => name)).toEqual(['depth']);
  });

  it('has no lines of an earlier run after one that was stopped', async () => {
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
  const otherTabKeeps = (code: string) => {
    localStorage.setItem(key, JSON.stringify({ code, params: null }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  };

  // Requirement 10.38.
  it('do not take from each other what was kept, until the reader says which is to stay', () => {
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
  it('can go on with the version of the other', () => {
    const { session, sent } = sessionWith({});
    session.subscribe(() => undefined);
    session.setCode('mine');
    otherTabKeeps('theirs');
    session.takeOther();
    expect(session.state).toMatchObject({ code: 'theirs', otherDraft: null });
    session.setCode('theirs, more');
    expect(kept()).toBe('theirs, more');
    expect(sent).toEqual([]);
  });

  it('say nothing of the same code, of other models, and once nothing follows the session', () => {
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
