import { expect, it, vi } from 'vitest';
import { createTimerStopper } from './timers';

/** Returns a scope with timers whose ids are numbers, as in a browser. */
function scopeWithTimers() {
  const running = new Map<number, () => void>();
  let last = 0;
  const scope = {
    setTimeout: (callback: () => void) => {
      running.set(++last, callback);
      return last;
    },
    clearTimeout: vi.fn((id: number) => running.delete(id)),
  };
  return { scope, running };
}

// Requirement 10.35.
it('createTimerStopper stops only the timers that a run has left', () => {
  const { scope, running } = scopeWithTimers();
  scope.setTimeout(() => 'of the kernel');
  const endTimers = createTimerStopper(scope);
  const { setTimeout } = scope;
  setTimeout(() => 'of the run');
  setTimeout(() => 'of the run, too');
  // Code could replace the function like this to keep its timers running.
  scope.setTimeout = () => 0;
  endTimers();
  expect(running.size).toBe(1);
});

// Requirement 10.35.
it('createTimerStopper clears each timer only once', () => {
  const { scope } = scopeWithTimers();
  const endTimers = createTimerStopper(scope);
  for (let i = 0; i < 1000; i++) scope.setTimeout(() => undefined);
  endTimers();
  scope.clearTimeout.mockClear();
  endTimers();
  expect(scope.clearTimeout.mock.calls.length).toBeLessThan(5);
});
