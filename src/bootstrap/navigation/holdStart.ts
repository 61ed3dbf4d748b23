import type { EarlyEvents } from '../earlyEvents';

/** The click of a finger comes this soon after it was lifted, or not at all. Milliseconds. */
const clickWithinMs = 500;

/**
 * Has the application wait from each press for which `isHeld` is true until it is known what comes of it: the first interaction is
 * a finger's lifting, and on a slow phone its click comes some frames later. `onGivenUp` is called where it comes to nothing.
 * Returns what ends the press, to be called with what the application is to wait for from then on.
 */
export function holdStart(
  early: EarlyEvents,
  isHeld: (event: PointerEvent) => boolean,
  onGivenUp: () => void,
): (following?: Promise<void>) => void {
  let settle: ((following?: Promise<void>) => void) | undefined;

  const end = (following?: Promise<void>): void => {
    if (following) early.leaving = following;
    else if (settle) {
      delete early.leaving;
      onGivenUp();
    }
    settle?.(following);
    settle = undefined;
  };
  const endIfSame = (press: typeof settle): void => {
    if (press === settle) end();
  };
  window.addEventListener('pointerdown', (event) => {
    if (!early.leaving && isHeld(event)) early.leaving = new Promise((done) => (settle = done));
  });
  window.addEventListener('pointerup', () => setTimeout(endIfSame, clickWithinMs, settle));
  window.addEventListener('pointercancel', () => end());
  return end;
}
