// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Runner } from '../../modeling';
import { ModelSession } from '../model/interactive/ModelSession';
import { blankModel } from './blankModel';
import { modelStoreOf } from './my-models/modelStore';
import type { OpenedModel } from './openModel';
import { SaveFileButton } from './SaveFileButton';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function open(id: string): OpenedModel {
  const store = modelStoreOf({ id, name: id, code: blankModel.code, source: { kind: 'new' } });
  const runner = { prepare: () => undefined, releaseOwner: () => undefined } as unknown as Runner;
  return { store, session: new ModelSession(blankModel, runner, store) } as OpenedModel;
}

const save = () =>
  act(() => Promise.resolve(fireEvent.keyDown(window, { key: 's', ctrlKey: true })));
const message = () => screen.getByRole('status').textContent;

// Requirement 10.86.
it('a reopened model is saved to its file again, and each model has its own file', async () => {
  const file = { write: () => undefined, close: () => undefined };
  const picker = vi.fn(({ suggestedName }: { suggestedName: string }) => ({
    name: `my ${suggestedName}`,
    createWritable: () => file,
  }));
  vi.stubGlobal('showSaveFilePicker', picker);
  for (const id of ['clip', 'box', 'clip']) {
    const { unmount } = render(<SaveFileButton opened={open(id)} />);
    await save();
    expect(message()).toBe(`Saved to my ${id}.js.`);
    unmount();
  }
  expect(picker).toHaveBeenCalledTimes(2);
});

it('the message about a saved file disappears when the code changes', async () => {
  vi.stubGlobal('URL', { createObjectURL: () => '', revokeObjectURL: () => undefined });
  const opened = open('ring');
  render(<SaveFileButton opened={opened} />);
  await save();
  expect(message()).toBe('Downloaded.');
  act(() => opened.session.setCode('changed'));
  expect(message()).toBe('');
});
