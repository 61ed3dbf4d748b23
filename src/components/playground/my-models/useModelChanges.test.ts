// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits, listMyModels, readMyModel, saveMyModel } from './store';
import { attachmentLimits } from '../../../modeling';
import { useModelChanges, type NameConflictAnswer } from './useModelChanges';

// jsdom has no IndexedDB.
vi.mock('./fileBytes', () => ({
  writeFile: () => Promise.resolve(),
  deleteAllExcept: () => Promise.resolve(),
}));

const clip = {
  name: 'Clip',
  code: 'mine',
  params: null,
  changed: 1,
  picture: null,
  source: { kind: 'new' },
} as const;

beforeEach(() => void saveMyModel('clip', clip));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const hook = () => renderHook(() => useModelChanges()).result;
const stored = () =>
  listMyModels()
    .models.map(({ name, code }) => `${name}: ${code}`)
    .sort();

// Requirement 10.85.
it('undo restores a deleted model with the changes that another tab has made', () => {
  const changes = hook();
  const shown = { ...clip, id: 'clip' };
  saveMyModel('clip', { ...clip, code: 'changed elsewhere' });
  act(() => changes.current.remove(shown));
  expect(stored()).toEqual([]);
  act(() => changes.current.undo());
  expect(stored()).toEqual(['Clip: changed elsewhere']);
});

// Requirements 10.85, 10.90.
it('attached files are duplicated, deleted and restored with their model', () => {
  const files = [{ name: 'a.step', size: 1, key: 'k' }];
  saveMyModel('clip', { ...clip, files });
  const changes = hook();
  act(() => changes.current.duplicate({ ...clip, id: 'clip' }));
  expect(listMyModels().models.map((model) => model.files)).toEqual([files, files]);
  act(() => changes.current.remove({ ...clip, id: 'clip' }));
  expect(readMyModel('clip')).toBeNull();
  act(() => changes.current.undo());
  expect(readMyModel('clip')?.files).toEqual(files);
});

describe('models of an archive', () => {
  const archived = { name: 'Clip', code: 'theirs', isArchived: true, params: { size: 77 } };

  // Requirement 10.86.
  it.each([
    ['Keep both', ['Clip 2: theirs', 'Clip: mine']],
    ['Replace', ['Clip: theirs']],
    ['Skip', ['Clip: mine']],
  ] as const)(
    'need a decision if a model has the same name: %s',
    (answer: NameConflictAnswer, expected) => {
      const changes = hook();
      act(() => void changes.current.add([archived, { ...archived, name: 'Box' }], []));
      expect(changes.current.conflict).toEqual(archived);
      expect(stored()).toEqual(['Box: theirs', 'Clip: mine']);
      act(() => void changes.current.answer(answer));
      expect(changes.current.conflict).toBeNull();
      expect(stored()).toEqual(['Box: theirs', ...expected]);
    },
  );

  // Requirement 10.93.
  it('are added with their attached files, within the limits', async () => {
    const changes = hook();
    const attached = Array.from(
      { length: attachmentLimits.files + 1 },
      (_, index) => `${index}.step`,
    );
    const file = { ...archived, attached: attached.map((name) => new File([name], name)) };
    await act(() => changes.current.add([{ ...file, name: 'Box' }, file], []));
    expect(changes.current.message).toContain('a model can have up to 50 files.');
    await act(() => changes.current.answer('Replace'));
    for (const name of ['Box', 'Clip'])
      expect(listMyModels().models.find((model) => model.name === name)?.files).toHaveLength(50);
  });

  // Requirement 10.84.
  it('get a new id when they replace a model, so open tabs do not run their code', async () => {
    const changes = hook();
    act(() => void changes.current.add([archived], []));
    let replacement: { readonly id: string } | null = null;
    await act(async () => {
      replacement = await changes.current.answer('Replace');
    });
    expect(readMyModel('clip')).toBeNull();
    const [model] = listMyModels().models;
    expect(replacement).toEqual({ replaced: 'clip', id: model?.id });
    expect(model).toMatchObject({ params: { size: 77 }, source: { kind: 'file', wasRun: false } });
  });

  it('replace nothing if they cannot be saved', async () => {
    const changes = hook();
    const code = 'x'.repeat(limits.code + 1);
    const kept = { ...clip, name: 'Kept' };
    saveMyModel('clip', kept);
    act(() => void changes.current.add([{ ...archived, name: 'Kept', code }], []));
    await act(() => changes.current.answer('Replace'));
    expect(changes.current.message).toContain('Not saved');
    expect(readMyModel('clip')).toEqual(kept);
    expect(changes.current.lastDeleted).not.toBe('Kept');
  });

  it('wait for an answer until the dialog is opened again', () => {
    const before = hook();
    act(() => void before.current.add([archived], []));
    cleanup();
    const changes = hook();
    expect(changes.current.conflict).toEqual(archived);
    act(() => void changes.current.answer('Skip'));
  });

  it('have the same name as a model if they would have the same file name', () => {
    saveMyModel('slash', { ...clip, name: 'a/B' });
    const changes = hook();
    act(() => void changes.current.add([{ ...archived, name: 'A-b' }], []));
    act(() => void changes.current.answer('Replace'));
    expect(stored()).toEqual(['Clip: mine', 'a/B: theirs']);
  });

  it('can replace a model, and undo restores that model', () => {
    const changes = hook();
    act(() => void changes.current.add([archived], []));
    act(() => void changes.current.answer('Replace'));
    act(() => changes.current.undo());
    expect(readMyModel('clip')).toMatchObject({ code: 'mine', source: { kind: 'new' } });
  });
});

// Requirement 10.86.
it('a file becomes a new model that has not run, even if a model has the same name', async () => {
  const changes = hook();
  let ids: readonly string[] = [];
  await act(async () => {
    ids = await changes.current.add(
      [{ name: 'Clip', code: 'theirs', isArchived: false, params: null }],
      ['Problem.'],
    );
  });
  expect(stored()).toEqual(['Clip 2: theirs', 'Clip: mine']);
  expect(readMyModel(ids[0] ?? '')?.source).toMatchObject({ kind: 'file', wasRun: false });
  expect(changes.current.message).toBe('Added: 1. Problem.');
});
