/** Settles when no button is held down: one that is replaced between press and release is never clicked. */
export function untilReleased(): Promise<void> {
  if (!document.querySelector('button:active')) return Promise.resolve();
  return new Promise((resolve) => {
    // The click follows the release in the same task.
    const settle = (): void => void setTimeout(resolve);
    for (const event of ['pointerup', 'pointercancel', 'keyup'])
      window.addEventListener(event, settle, { once: true });
  });
}
