// @vitest-environment jsdom
import type { EditorView } from '@codemirror/view';
import { cleanup, configure, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadTypeHelp } from './type-help';
import type { TypeHelp } from './type-help/TypeHelp';
import { useTypeHelp } from './useTypeHelp';

vi.mock('./type-help', () => ({ loadTypeHelp: vi.fn(), typeHelpExtension: () => [] }));

// Dynamic imports are slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

/** Renders the hook with an editor. Also returns the mock that receives the editor's configuration changes. */
function openEditor() {
  const dispatch = vi.fn();
  const view = { dispatch } as unknown as EditorView;
  return { dispatch, hook: renderHook(() => useTypeHelp(view, '/', 'code')).result };
}

/** A mock of type help that reports one problem in any code. */
const types = {
  problems: () => Promise.resolve([{ line: 1, sentence: 'No.' }]),
} as unknown as TypeHelp;

// Requirement 10.43.
it('a failed load of type help is reported, and the next editor retries it', async () => {
  vi.mocked(loadTypeHelp).mockRejectedValueOnce(new Error('/type-help/x answered 404.'));
  const { dispatch, hook } = openEditor();
  expect(hook.current.status).toBe('');
  await waitFor(() => expect(hook.current.status).toBe('Type help could not be loaded.'));
  expect(dispatch).not.toHaveBeenCalled();

  vi.mocked(loadTypeHelp).mockResolvedValueOnce(types);
  const next = openEditor();
  await waitFor(() => expect(next.hook.current.problems).toHaveLength(1));
  expect(next.hook.current.status).toBe('');
  expect(next.dispatch).toHaveBeenCalledOnce();
});
