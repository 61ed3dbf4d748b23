// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { BuiltModel, Params, Runner, RunRequest } from '../../../modeling';
import { ModelSession, type Start } from './ModelSession';

/** A session of the model "plate", width 60 and height 20, whose runs find `defaults` in the code. */
function sessionWith(defaults: Params, start?: Start) {
  const sent: (Params | null)[] = [];
  const left: string[] = [];
  const prepared: string[] = [];
  const runner = {
    leave: (owner: string) => left.push(owner),
    prepare: ({ code }: RunRequest) => prepared.push(code),
    run: ({ params }: RunRequest) => {
      sent.push(params);
      return Promise.resolve({ kind: 'done', value: { defaultParams: defaults, about: null } });
    },
  } as unknown as Runner;
  const model = {
    ...{ name: 'plate', code: 'plate', defaultParams: { width: 60, height: 20 } },
    about: { title: 'Plate', description: 'A plate.' },
  } as unknown as BuiltModel;
  return { session: new ModelSession(model, runner, start), sent, left, prepared };
}

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

it('values that came with a link are chosen, even those that the model has by default', async () => {
  const { session, sent } = sessionWith(
    { width: 10, height: 10 },
    { name: 'plate', code: 'other', params: { width: 60, height: 5 }, origin: 'link' },
  );
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

describe('two tabs with the same model', () => {
  const key = 'model-version:plate';
  const kept = () => (JSON.parse(localStorage.getItem(key) ?? 'null') as Start | null)?.code;
  const otherTabKeeps = (code: string) => {
    localStorage.setItem(key, JSON.stringify({ code, params: null }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  };
  afterEach(() => localStorage.clear());

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
