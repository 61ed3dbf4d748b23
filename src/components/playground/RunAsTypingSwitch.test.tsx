// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Runner } from '../../modeling';
import { ModelSession } from '../model/interactive/ModelSession';
import { blankModel } from './blankModel';
import { modelStoreOf } from './my-models/modelStore';
import { RunAsTypingSwitch } from './RunAsTypingSwitch';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

// Requirements 8.23, 10.96.
it('the switch can be turned on even if the browser forbids storage', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError');
  });
  const source = { kind: 'new' } as const;
  const store = modelStoreOf({ id: 'mine', name: 'Untitled', code: blankModel.code, source });
  const session = new ModelSession(
    blankModel,
    { releaseOwner: () => undefined } as unknown as Runner,
    store,
  );
  render(<RunAsTypingSwitch session={session} />);
  const runSwitch = screen.getByRole<HTMLInputElement>('switch', { name: 'Run as I type' });
  fireEvent.click(runSwitch);
  expect(runSwitch.checked).toBe(true);
});
