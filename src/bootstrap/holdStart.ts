import type { EarlyEvents } from './earlyEvents';

/** The click of a finger comes this soon after it was lifted, or not at all. Milliseconds. */
const clickWithinMs = 500;

/**
 * Has the application wait from each press of a finger until it is known what comes of it: the first interaction is a finger's lifting, and on
 * a slow phone its click comes some frames later, behind the application's first task where that is not held back.
 * Returns what ends the press, to be called with what the application is still to wait for.
 */
export function holdStart(early: EarlyEvents): (answered?: Promise<unknown>) => void {
  let settle: typeof end | undefined;

  const end = (answered?: Promise<unknown>): void => {
    // The next press is waited for as well.
    if (settle && !answered) delete early.answering;
    settle?.(answered);
    settle = undefined;
  };
  const giveUp = (press: typeof settle): void => {
    if (press === settle) end();
  };
  window.addEventListener('pointerdown', ({ pointerType }) => {
    // A mouse comes to what it presses, which starts the application, and may be held down for long.
    if (pointerType !== 'mouse') early.answering ??= new Promise((done) => (settle = done));
  });
  window.addEventListener('pointerup', () => setTimeout(giveUp, clickWithinMs, settle));
  window.addEventListener('pointercancel', () => end());
  return end;
}
