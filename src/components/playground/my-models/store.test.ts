// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftStoreOf } from '../../model/draft/draft';
import { blankModel } from '../blankModel';
import { readLastOpenId } from './lastOpenId';
import { migrateDraft } from './migrateDraft';
import { modelStoreOf } from './modelStore';
import {
  unusedName,
  limits,
  listMyModels,
  saveProblems,
  readMyModel,
  saveMyModel,
  type MyModel,
} from './store';

const model: MyModel = {
  name: 'Clip',
  code: 'mine',
  params: { width: 5 },
  changed: 1,
  picture: null,
  source: { kind: 'new' },
};
const draft = (code: string) => ({ code, params: null, wasRun: true });
const openStore = (id: string) =>
  modelStoreOf({ id, name: 'Untitled', code: 'start', source: { kind: 'new' } });

function failToStore(name: string): void {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No.', name);
  });
}

beforeEach(() => window.history.replaceState(null, '', '/playground'));
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

// Requirement 10.84.
describe("the list of the reader's models", () => {
  it('lists the newest model first and damaged entries separately', () => {
    localStorage.setItem('my-model:no-json', '{');
    localStorage.setItem('my-model:other', JSON.stringify({ name: 'x', code: 1 }));
    const remote = { ...model, picture: 'https://example.com/a.png' };
    localStorage.setItem('my-model:picture', JSON.stringify(remote));
    localStorage.setItem('my-model:time', JSON.stringify({ ...model, changed: 1e300 }));
    saveMyModel('old', model);
    saveMyModel('new', { ...model, changed: 2 });
    const { models, damaged } = listMyModels();
    expect(models.map(({ id }) => id)).toEqual(['new', 'old']);
    expect(damaged).toHaveLength(4);
  });

  it('adds a number to a name that is already taken', () => {
    saveMyModel('a', model);
    saveMyModel('b', { ...model, name: 'Clip 2' });
    expect([unusedName('Clip'), unusedName('Box')]).toEqual(['Clip 3', 'Box']);
  });
});

// Requirements 8.30, 9.21.
describe('saving a model', () => {
  it.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'forbidden'],
  ] as const)('reports a failure to write: %s', (name, problem) => {
    failToStore(name);
    expect(saveMyModel('a', model)).toBe(saveProblems[problem]);
  });

  it('reports a browser that forbids storage', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('No.', 'SecurityError');
    });
    expect(saveMyModel('a', model)).toBe(
      'This browser does not save your models. Download the file to keep it.',
    );
    expect(readMyModel('a')).toBeNull();
    expect(listMyModels().models).toEqual([]);
  });

  it('rejects the 201st model, but saves changes of the other 200', () => {
    for (let count = 0; count < limits.models; count++) saveMyModel(`m${count}`, model);
    expect(saveMyModel('more', model)).toBe(
      'You have 200 models, which is the limit. Delete one or download all.',
    );
    expect(saveMyModel('m7', { ...model, code: 'changed' })).toBeNull();
  });

  it('rejects code that is too long for a link', () => {
    expect(saveMyModel('a', { ...model, code: 'x'.repeat(limits.code + 1) })).toBe(
      saveProblems.tooLong,
    );
  });
});

describe('the store of an open model', () => {
  // Requirement 10.84.
  it('stores the model at the first change under a free name and puts its id into the URL', () => {
    saveMyModel('other', { ...model, name: 'Untitled' });
    const store = openStore('a');
    expect(store.save(null)).toBe(true);
    expect(store.name()).toBeNull();
    expect(store.save(draft('changed'))).toBe(true);
    expect(store.name()).toBe('Untitled 2');
    expect(window.location.search).toBe('?model=a');
    expect(readLastOpenId()).toBe('a');
  });

  it('keeps a name and a picture that another tab has set', () => {
    const store = openStore('a');
    store.save(draft('one'));
    saveMyModel('a', { ...model, name: 'Renamed', code: 'one' });
    store.setPicture('data:image/webp;base64,AA');
    store.save(draft('two'));
    expect(readMyModel('a')).toMatchObject({
      name: 'Renamed',
      code: 'two',
      picture: 'data:image/webp;base64,AA',
    });
  });

  // Requirement 10.38.
  it('is stale after another tab has saved, until that version is read', () => {
    const store = openStore('a');
    store.save(draft('one'));
    expect(store.isStale?.()).toBe(false);
    saveMyModel('a', { ...model, code: 'of the other tab', changed: 5 });
    expect(store.isStale?.()).toBe(true);
    expect(store.read()?.code).toBe('of the other tab');
    expect(store.isStale?.()).toBe(false);
  });

  it('is not stale after only the name or the picture has changed', () => {
    const store = openStore('a');
    store.save(draft('one'));
    const stored = readMyModel('a');
    saveMyModel('a', { ...model, ...stored, name: 'Renamed', picture: 'data:image/png;base64,A' });
    expect(store.isStale?.()).toBe(false);
  });

  it('stores a model again after another tab has deleted it', () => {
    const store = openStore('a');
    store.save(draft('one'));
    saveMyModel('a', { ...model, name: 'Bracket' });
    store.read();
    localStorage.removeItem('my-model:a');
    expect(store.isStale?.()).toBe(false);
    expect(store.read()).toBeNull();
    store.save(draft('two'));
    expect(readMyModel('a')).toMatchObject({ name: 'Bracket', code: 'two' });
  });

  it('restores the name of a linked model after the original was shown', () => {
    const source = { kind: 'link', code: 'x', wasRun: true, site: null, params: null } as const;
    const start = { id: 'a', name: 'Shared model', code: 'x', source };
    const store = modelStoreOf({ ...start, linkAddress: '#model=x' });
    store.save(draft('mine'));
    saveMyModel('a', { ...model, source, code: 'mine', name: 'Clip' });
    store.save(null);
    expect(readMyModel('a')).toBeNull();
    store.save(draft('mine'));
    expect(store.name()).toBe('Clip');
  });

  // Requirement 8.30.
  it('reports why the model was not stored and leaves the URL unchanged', () => {
    failToStore('QuotaExceededError');
    const store = openStore('a');
    expect(store.save(draft('one'))).toBe(false);
    expect(store.problem()).toBe("Not saved: the browser's storage is full.");
    expect(window.location.search).toBe('');
  });
});

// Requirement 3.22.
describe('a draft from an earlier release', () => {
  it('is migrated to My models and opens on the next visit', () => {
    draftStoreOf(blankModel.name).save(draft('old work'));
    migrateDraft();
    migrateDraft();
    const { models } = listMyModels();
    expect(models).toMatchObject([{ name: 'Untitled', code: 'old work' }]);
    expect(readLastOpenId()).toBe(models[0]?.id);
    expect(localStorage.getItem('model-version:playground')).toBeNull();
  });

  it('stays in localStorage if the migration fails', () => {
    draftStoreOf(blankModel.name).save(draft('old work'));
    failToStore('QuotaExceededError');
    migrateDraft();
    expect(localStorage.getItem('model-version:playground')).toContain('old work');
  });
});
