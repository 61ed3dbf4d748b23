// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftStoreOf } from '../model/draft/draft';
import { toFragment, type SharedModel } from '../model/interactive/sharedLink';
import { blankModel } from './blankModel';
import { readMyModel, saveMyModel } from './my-models/store';
import { openFromUrl, openModel } from './openModel';
import { loadModel } from './siteModels';

const clip = {
  ...blankModel,
  name: 'print/clip',
  code: 'site code',
  about: { title: 'A cable clip', description: '', params: { width: { label: 'Across' } } },
  picture: { ...blankModel.picture, src: '/models/clip.webp' },
  mesh: { src: '/models/clip.glb', bytes: 9 },
};
vi.mock('./siteModels', () => ({ loadModel: vi.fn(() => Promise.resolve(clip)) }));

beforeEach(() => window.history.replaceState(null, '', '/playground'));
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const follow = (shared: SharedModel) => {
  window.history.replaceState(null, '', `/playground${toFragment(shared)}`);
  return openFromUrl(window.location, '/');
};
const reload = () => openFromUrl(window.location, '/');
const stranger: SharedModel = { name: 'print/clip', code: 'their code', params: { width: 5 } };

describe('a link with its own code', () => {
  // Requirement 10.65.
  it("does not show the picture, mesh or title of the site's model that it names", async () => {
    const { model, session, isPictured } = await follow(stranger);
    expect(isPictured).toBe(false);
    expect(model).toMatchObject({ code: 'their code', picture: { src: '' }, mesh: null });
    expect(model.about.title).toBe('Shared model');
    expect(session.state).toMatchObject({ isForeign: true, params: { width: 5 } });
  });

  // Requirement 10.65.
  it("does not change the reader's own version of that model", async () => {
    draftStoreOf('print/clip').save({ code: 'my clip', params: null, wasRun: true });
    const { session } = await follow(stranger);
    expect(session.state.code).toBe('their code');
    session.setCode('their code, changed');
    expect((await openModel('print/clip', '/')).session.state.code).toBe('my clip');
  });

  // Requirement 10.65.
  it('is saved under a new URL at the first change, without being run', async () => {
    const { session } = await follow(stranger);
    expect(window.location.hash).not.toBe('');
    session.setCode('their code, changed');
    expect(window.location.hash).toBe('');
    expect(window.location.search).toMatch(/^\?model=\w+$/);
    for (const reopened of [await reload(), await follow(stranger)]) {
      expect(reopened.session.state).toMatchObject({
        code: 'their code, changed',
        params: { width: 5 },
        isForeign: true,
      });
      expect(reopened.session.isChanged).toBe(true);
    }
  });

  // Requirement 10.65.
  it('can be reset to its original version and restored again, even after a reload', async () => {
    const link = toFragment(stranger);
    (await follow(stranger)).session.setCode('their code, changed');
    const { session } = await reload();
    const mine = session.backToLink();
    expect(session.state).toMatchObject({ code: 'their code', params: { width: 5 } });
    expect(window.location.hash).toBe(link);
    expect((await reload()).session.state.code).toBe('their code');
    session.restore(mine);
    expect((await reload()).session.state.code).toBe('their code, changed');
  });

  it('stays in the URL when the browser cannot store the version', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    const { session } = await follow(stranger);
    session.setCode('their code, changed');
    expect(window.location.hash).toBe(toFragment(stranger));
    expect(session.state.isSaved).toBe(false);
  });
});

describe("a link with the site's code", () => {
  const values: SharedModel = { name: 'print/clip', code: null, params: { width: 70, height: 20 } };

  // Requirement 10.65.
  it("does not show the site's picture if its values differ", async () => {
    const { isPictured, session, model } = await follow(values);
    expect([isPictured, model.mesh]).toEqual([false, null]);
    expect(session.state).toMatchObject({ isForeign: true, params: { width: 70, height: 20 } });
  });

  it("shows the site's picture if its values are the same", async () => {
    const same = { ...values, params: { width: 60, height: 20 } };
    const { isPictured, session } = await follow(same);
    expect([isPictured, session.state.isForeign]).toEqual([true, false]);
    session.setParam('width', 80);
    for (const reopened of [await reload(), await follow(same)])
      expect(reopened.session.state.params).toEqual({ width: 80, height: 20 });
  });

  it('opens with the values that the reader has changed', async () => {
    (await follow(values)).session.setParam('width', 80);
    const { session } = await reload();
    expect(session.state.params).toEqual({ width: 80, height: 20 });
    expect(session.hasSiteCode).toBe(true);
    session.backToLink();
    expect(session.state.params).toEqual({ width: 70, height: 20 });
    expect((await follow(values)).session.state.params).toEqual({ width: 70, height: 20 });
  });
});

// Requirement 10.84.
describe("a reader's model", () => {
  it("becomes a copy of the site's model at the first change and leaves the page's draft unchanged", async () => {
    draftStoreOf('print/clip').save({ code: 'my clip', params: null, wasRun: true });
    const { session, store } = await openModel('print/clip', '/');
    expect([session.state.code, store.name()]).toEqual(['my clip', null]);
    session.setCode('my clip, changed');
    expect(store.name()).toBe('Copy of A cable clip');
    expect(draftStoreOf('print/clip').read()?.code).toBe('my clip');
    const reopened = await reload();
    expect(reopened.session.state.code).toBe('my clip, changed');
    expect(reopened.store.id).toBe(store.id);
  });

  it('opens at a URL without a model if it was open last', async () => {
    (await openModel(null, '/')).session.setCode('first');
    (await openModel(null, '/')).session.setCode('second');
    const { search } = window.location;
    window.history.replaceState(null, '', '/playground');
    expect((await reload()).session.state.code).toBe('second');
    expect(window.location.search).toBe(search);
  });

  it("opens even if the site's model that it started from fails to load", async () => {
    (await openModel('print/clip', '/')).session.setCode('my clip');
    vi.mocked(loadModel).mockRejectedValueOnce(new Error('offline'));
    expect((await reload()).session.state.code).toBe('my clip');
  });

  // Requirement 10.38.
  it('is not overwritten by a tab that missed a change in another tab', async () => {
    const { session } = await openModel(null, '/');
    session.setCode('one');
    (await reload()).session.setCode('of the other tab');
    session.setCode('one, changed');
    expect(session.state.otherDraft?.code).toBe('of the other tab');
    expect((await reload()).session.state.code).toBe('of the other tab');
    session.keepOwn();
    expect((await reload()).session.state.code).toBe('one, changed');
  });
});

// Requirement 10.86.
it('the code of a file runs only after Run, and its original version can be restored', async () => {
  const source = { kind: 'file', code: 'theirs', wasRun: false, site: null, params: null } as const;
  saveMyModel('f', {
    name: 'Clip',
    code: 'theirs',
    params: null,
    changed: 1,
    picture: null,
    source,
  });
  const file = { hash: '', search: '?model=f' };
  const { session } = await openFromUrl(file, '/');
  expect([session.origin, session.state.isForeign]).toEqual(['file', true]);
  session.setCode('theirs, changed');
  expect((await openFromUrl(file, '/')).session.state.isForeign).toBe(true);
  session.backToLink();
  expect(readMyModel('f')).toMatchObject({ name: 'Clip', code: 'theirs' });
  expect(window.location.search).toBe('?model=f');
});

it("the build's picture is not shown if the reader has changed values", async () => {
  draftStoreOf('print/clip').save({ code: null, params: { width: 90 }, wasRun: true });
  expect((await openModel('print/clip', '/')).isPictured).toBe(false);
});

it.each([
  ['that was never stored', null],
  ['that is damaged', '{"name":"x","code":1}'],
  ['that is not JSON', 'x'],
])('an error says that a model %s is not in this browser', async (_, text) => {
  if (text !== null) localStorage.setItem('my-model:abc', text);
  const opened = openFromUrl({ hash: '', search: '?model=abc' }, '/');
  await expect(opened).rejects.toThrow(/^This model is not in this browser\.$/);
});
