import { describe, expect, it } from 'vitest';
import { hearFaults } from './hearFaults';

/** A scope of a worker in which `happen` has an event of an error happen; it tells whether the browser would go on with it. */
function scopeOfWorker() {
  const scope = new EventTarget();
  const happen = (type: string, more: object) =>
    scope.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), more));
  return { scope, happen };
}

describe('an error that no call of ours can catch', () => {
  // Requirement 10.37.
  it.each([
    ['error', { error: new Error('my own mistake') }],
    ['unhandledrejection', { reason: new Error('my own mistake') }],
  ])('belongs to the run that goes on, and not to the browser: %s', async (type, event) => {
    const { scope, happen } = scopeOfWorker();
    const withFaults = hearFaults(scope);
    const run = withFaults((fault) => fault);
    expect(happen(type, event)).toBe(false);
    await expect(run).rejects.toThrow('my own mistake');
  });

  // Requirement 10.37.
  it('belongs to nobody between two runs', async () => {
    const { scope, happen } = scopeOfWorker();
    const withFaults = hearFaults(scope);
    await withFaults(() => Promise.resolve('first'));
    expect(happen('error', { error: new Error('late') })).toBe(false);
    expect(await withFaults(() => Promise.resolve('second'))).toBe('second');
  });

  it('may be reported without an error', async () => {
    const { scope, happen } = scopeOfWorker();
    const run = hearFaults(scope)((fault) => fault);
    happen('error', { message: 'in words' });
    await expect(run).rejects.toThrow('in words');
  });
});
