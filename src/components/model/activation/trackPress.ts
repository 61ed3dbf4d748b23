import type { PendingDrag } from '../../../viewer';

/** Follows a pointer from its press until it is let go, for a viewer that is not there yet. */
export function trackPress({ pointerId: id, clientX, clientY }: PointerEvent): PendingDrag {
  const from = { x: clientX, y: clientY };
  let now: ReturnType<PendingDrag['now']> = from;
  const released = new AbortController();
  // Before anybody else hears of it, and whatever lies under the pointer by then.
  const options = { capture: true, signal: released.signal };
  const follow = (event: PointerEvent) => {
    if (event.pointerId === id) now = { x: event.clientX, y: event.clientY };
  };
  const letGo = (event: PointerEvent) => {
    if (event.pointerId !== id) return;
    now = null;
    released.abort();
  };
  window.addEventListener('pointermove', follow, options);
  window.addEventListener('pointerup', letGo, options);
  window.addEventListener('pointercancel', letGo, options);
  return { id, from, now: () => now };
}
