// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { OpenedModel } from './openModel';
import { openModel } from './playgroundParts';
import { usePlayground } from './usePlayground';

vi.mock('@docusaurus/useBaseUrl', () => ({ default: (url: string) => url }));
vi.mock('./playgroundParts', () => ({
  openModel: vi.fn(),
  openFromUrl: vi.fn(),
  modelNames: [],
  PlaygroundEditor: () => null,
}));

/** An open model with the properties that the hook reads. */
const openedAs = (pickName: string | null) =>
  Object.assign(Object.create(null), {
    pickName,
    session: { state: {} },
    store: null,
  }) as OpenedModel;

it('the playground shows the model that was chosen last, even if an earlier one loads later', async () => {
  const loads: Record<string, () => void> = {};
  vi.mocked(openModel).mockImplementation(
    (name) =>
      new Promise((resolve) => {
        loads[name ?? ''] = () => resolve(openedAs(name));
      }),
  );
  const playground = renderHook(() => usePlayground()).result;
  const slow = playground.current.open('slow');
  await vi.waitFor(() => expect(loads).toHaveProperty('slow'));
  const fast = playground.current.open('fast');
  await vi.waitFor(() => expect(loads).toHaveProperty('fast'));
  await act(async () => {
    loads['fast']?.();
    loads['slow']?.();
    await Promise.all([slow, fast]);
  });
  expect(playground.current.shown?.opened.pickName).toBe('fast');
});
