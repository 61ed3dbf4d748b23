// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ModelSession, SessionState } from './ModelSession';
import { RunStatus } from './RunStatus';

afterEach(cleanup);

function show(state: Partial<SessionState>, isPictured: boolean) {
  const stop = vi.fn();
  const session = { state: { runs: 0, ...state }, subscribe: () => () => undefined, stop };
  render(<RunStatus session={session as unknown as ModelSession} isPictured={isPictured} />);
  return stop;
}

// Requirement 10.26.
it('a slow model of the site asks whether to wait or to stop', async () => {
  const keepWaiting = vi.fn();
  const stop = show({ progress: { phase: 'slow', keepWaiting } }, true);
  expect((await screen.findByRole('alert')).textContent).toBe('This takes long on this device.');
  fireEvent.click(screen.getByRole('button', { name: 'Keep waiting' }));
  expect(keepWaiting).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(stop).toHaveBeenCalledOnce();
});

it.each([
  [true, 'Stopped.The picture shows the model before this change.'],
  [false, 'Stopped.'],
])('after a stop it says that the picture is older, if there is one: %s', (isPictured, text) => {
  const error = { kind: 'stopped', sentence: 'Stopped.' } as const;
  show({ progress: null, error, isBehind: true }, isPictured);
  expect(screen.getByRole('group', { name: 'What went wrong' }).textContent).toBe(text);
});
