/**
 * What a reader does before wanting anything that the HTML alone cannot give. Scrolling by script or to an
 * anchor is not among them; scrolling by hand comes with one of these. A press counts when it ends: until then the processor
 * of a slow phone is for what answers it.
 */
const interactionEvents = [
  'pointermove',
  'pointerup',
  'pointercancel',
  'wheel',
  'keydown',
  'focusin',
  'click',
] as const;

/** Settles with the first event of the reader. */
export function firstInteraction(): Promise<void> {
  return new Promise((interacted) => {
    const hear = (event: Event): void => {
      if (isAtRest(event)) return;
      for (const event of interactionEvents) window.removeEventListener(event, hear, true);
      interacted();
    };
    for (const event of interactionEvents) {
      window.addEventListener(event, hear, { capture: true, passive: true });
    }
  });
}

/** A page that comes under a pointer at rest hears of it as of one that moves, by no distance. */
function isAtRest(event: Event): boolean {
  return (
    event.type === 'pointermove' &&
    !(event as PointerEvent).movementX &&
    !(event as PointerEvent).movementY
  );
}
