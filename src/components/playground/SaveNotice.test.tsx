// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Runner } from '../../modeling';
import { ModelSession } from '../model/interactive/ModelSession';
import { blankModel } from './blankModel';
import { modelStoreOf } from './my-models/modelStore';
import { limits, readMyModel, removeMyModel, saveMyModel } from './my-models/store';
import type { OpenedModel } from './openModel';
import { SaveNotice } from './SaveNotice';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

function showNotice() {
  const source = { kind: 'new' } as const;
  const store = modelStoreOf({ id: 'mine', name: 'Untitled', code: blankModel.code, source });
  const runner = { prepare: () => undefined, releaseOwner: () => undefined } as unknown as Runner;
  const session = new ModelSession(blankModel, runner, store);
  const onMyModels = vi.fn();
  render(<SaveNotice opened={{ session, store } as OpenedModel} onMyModels={onMyModels} />);
  act(() => session.setCode('changed'));
  return onMyModels;
}

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);

// Requirement 8.30.
it.each([
  ['QuotaExceededError', "Not saved: the browser's storage is full.", ['Download', 'My models']],
  [
    'SecurityError',
    'This browser does not save your models. Download the file to keep it.',
    ['Download'],
  ],
])('an unsaved change shows a notice with a remedy: %s', (name, sentence, expected) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No.', name);
  });
  const onMyModels = showNotice();
  expect(screen.getByRole('alert').textContent).toBe(sentence + expected.join(''));
  expect(buttons()).toEqual(expected);
  if (expected.length === 1) return;
  fireEvent.click(screen.getByRole('button', { name: 'My models' }));
  expect(onMyModels).toHaveBeenCalled();
});

// Requirement 9.21.
it('a model beyond the limit is saved once the reader has deleted another one', () => {
  const other = { name: 'Other', code: '', params: null, changed: 1, picture: null } as const;
  for (let count = 0; count < limits.models; count++)
    saveMyModel(`m${count}`, { ...other, source: { kind: 'new' } });
  showNotice();
  expect(screen.getByRole('alert').textContent).toContain('You have 200 models');
  act(() => removeMyModel('m7'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(readMyModel('mine')?.code).toBe('changed');
});
