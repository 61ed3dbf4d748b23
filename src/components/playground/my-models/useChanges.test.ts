// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listMyModels, readMyModel, saveMyModel } from './store';
import { useChanges, type Answer } from './useChanges';

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

const hook = () => renderHook(() => useChanges()).result;
const stored = () =>
  listMyModels()
    .models.map(({ name, code }) => `${name}: ${code}`)
    .sort();

// Requirement 10.85.
it('a deleted model is restored, with the changes that another tab has made', () => {
  const changes = hook();
  const shown = { ...clip, id: 'clip' };
  saveMyModel('clip', { ...clip, code: 'changed elsewhere' });
  act(() => changes.current.remove(shown));
  expect(stored()).toEqual([]);
  act(() => changes.current.undo());
  expect(stored()).toEqual(['Clip: changed elsewhere']);
});

describe('files of an archive', () => {
  const archived = { name: 'Clip', code: 'theirs', isArchived: true };

  // Requirement 10.86.
  it.each([
    ['Keep both', ['Clip 2: theirs', 'Clip: mine']],
    ['Replace', ['Clip: theirs']],
    ['Skip', ['Clip: mine']],
  ] as const)('are asked for if their name exists: %s', (answer: Answer, expected) => {
    const changes = hook();
    act(() => void changes.current.add([archived, { ...archived, name: 'Box' }], []));
    expect(changes.current.asked).toEqual(archived);
    expect(stored()).toEqual(['Box: theirs', 'Clip: mine']);
    act(() => changes.current.answer(answer));
    expect(changes.current.asked).toBeNull();
    expect(stored()).toEqual(['Box: theirs', ...expected]);
  });

  it('can be replaced and the model brought back', () => {
    const changes = hook();
    act(() => void changes.current.add([archived], []));
    act(() => changes.current.answer('Replace'));
    act(() => changes.current.undo());
    expect(readMyModel('clip')).toMatchObject({ code: 'mine', source: { kind: 'new' } });
  });
});

// Requirement 10.86.
it('a file becomes a new model that was not run, even if its name exists', () => {
  const changes = hook();
  let ids: readonly string[] = [];
  act(() => {
    ids = changes.current.add([{ name: 'Clip', code: 'theirs', isArchived: false }], ['Problem.']);
  });
  expect(stored()).toEqual(['Clip 2: theirs', 'Clip: mine']);
  expect(readMyModel(ids[0] ?? '')?.source).toMatchObject({ kind: 'file', wasRun: false });
  expect(changes.current.news).toBe('Added: 1. Problem.');
});
