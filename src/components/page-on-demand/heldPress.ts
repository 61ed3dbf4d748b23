/**
 * Follows the mouse button that is pressed in `page` while it hydrates, and returns how to press again, for React, if it is still
 * held by then: a press may go on as a drag. A finger that is down may only want to scroll.
 */
export function followHeldPress(page: HTMLElement, signal: AbortSignal): () => void {
  let held: PointerEvent | null = null;
  const options = { capture: true, signal };
  const onPress = (event: PointerEvent): void => {
    const isHere = event.target instanceof Node && page.contains(event.target);
    held = isHere && event.pointerType !== 'touch' ? event : null;
  };
  const onRelease = (): void => {
    held = null;
  };
  // On the window: React stops what comes to a page that it is hydrating.
  window.addEventListener('pointerdown', onPress, options);
  for (const event of ['pointerup', 'pointercancel'])
    window.addEventListener(event, onRelease, options);
  return () => {
    const { target } = held ?? {};
    // What is true of an event is true of one that is made from it.
    if (held && target) target.dispatchEvent(new PointerEvent(held.type, held));
  };
}
