import type { PendingDrag } from '../../../viewer';

/** Tracks a pointer from press to release while the viewer is loading. */
export function trackPress({ pointerId: id, clientX, clientY }: PointerEvent): PendingDrag {
  const from = { x: clientX, y: clientY };
  let now: ReturnType<PendingDrag['now']> = from;
  const released = new AbortController();
  // Listens on the window, because the pointer may leave the element. The capture phase prevents other listeners from
  // stopping the events.
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
