import { describe, expect, it } from 'vitest';
import { listenForUncaughtErrors } from './listenForUncaughtErrors';

/**
 * Returns a worker scope, and a function that dispatches an error event to it. The function returns false if a listener
 * has cancelled the event.
 */
function scopeOfWorker() {
  const scope = new EventTarget();
  const dispatch = (type: string, more: object) =>
    scope.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), more));
  return { scope, dispatch };
}

describe('listenForUncaughtErrors', () => {
  // Requirement 10.37.
  it.each([
    ['error', { error: new Error('my own mistake') }],
    ['unhandledrejection', { reason: new Error('my own mistake') }],
  ])('cancels an uncaught error and rejects the current run with it: %s', async (type, event) => {
    const { scope, dispatch } = scopeOfWorker();
    const runWithErrors = listenForUncaughtErrors(scope);
    const run = runWithErrors((uncaughtError) => uncaughtError);
    expect(dispatch(type, event)).toBe(false);
    await expect(run).rejects.toThrow('my own mistake');
  });

  // Requirement 10.37.
  it('cancels and otherwise ignores an uncaught error between two runs', async () => {
    const { scope, dispatch } = scopeOfWorker();
    const runWithErrors = listenForUncaughtErrors(scope);
    await runWithErrors(() => Promise.resolve('first'));
    expect(dispatch('error', { error: new Error('late') })).toBe(false);
    expect(await runWithErrors(() => Promise.resolve('second'))).toBe('second');
  });

  it('accepts an error event without an error object', async () => {
    const { scope, dispatch } = scopeOfWorker();
    const run = listenForUncaughtErrors(scope)((uncaughtError) => uncaughtError);
    dispatch('error', { message: 'in words' });
    await expect(run).rejects.toThrow('in words');
  });
});
