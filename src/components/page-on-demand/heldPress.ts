/**
 * Follows the mouse button that is pressed in `page` while it hydrates, and returns how to press again, for React, if it is still
 * held by then: a press may go on as a drag. A finger that is down may only want to scroll.
 */
export function followHeldPress(page: HTMLElement, signal: AbortSignal): () => void {
  let held: PointerEvent | null = null;
  const options = { capture: true, signal };
  const onPress = (event: PointerEvent): void => {
    held = event.pointerType === 'touch' ? null : event;
  };
  const onRelease = (): void => {
    held = null;
  };
  page.addEventListener('pointerdown', onPress, options);
  for (const event of ['pointerup', 'pointercancel'])
    window.addEventListener(event, onRelease, options);
  return () => {
    const { target } = held ?? {};
    // What is true of an event is true of one that is made from it.
    if (held && target) target.dispatchEvent(new PointerEvent(held.type, held));
  };
}
