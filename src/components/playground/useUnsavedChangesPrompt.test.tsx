// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Runner } from '../../modeling';
import { draftStoreOf } from '../model/draft/draft';
import { ModelSession } from '../model/interactive/ModelSession';
import { blankModel } from './blankModel';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt';

const history = vi.hoisted(() => ({ unblock: vi.fn(), block: vi.fn() }));
vi.mock('@docusaurus/router', () => ({ useHistory: () => history }));
history.block.mockReturnValue(history.unblock);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

// Requirement 8.30.
it('leaving the playground asks for confirmation only if there are unsaved changes', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const runner = { prepare: () => undefined, releaseOwner: () => undefined } as unknown as Runner;
  const session = new ModelSession(blankModel, runner, draftStoreOf(blankModel.name));
  const { result } = renderHook(() => useUnsavedChangesPrompt(session));
  act(() => session.setCode('stored'));
  expect(result.current()).toBe(true);
  setItem.mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  act(() => session.setCode('lost'));
  expect(result.current()).toBe(false);
  expect(confirm).toHaveBeenCalledOnce();
  expect(history.block).toHaveBeenCalledOnce();
  setItem.mockRestore();
  act(() => session.setCode('stored again'));
  expect(result.current()).toBe(true);
  expect(history.unblock).toHaveBeenCalledOnce();
});
