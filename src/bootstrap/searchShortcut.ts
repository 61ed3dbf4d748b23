/**
 * Returns true if a key opens search: Ctrl or Cmd plus K, or the slash key outside text fields. `captureEvents.ts`
 * listens for the key before hydration, and the search bar afterwards. Requirements 2.46, 2.47.
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  return isSearchChord(event) || (isPlainKey(event, '/') && !isTyping(event));
}

/** Returns true for Ctrl or Cmd plus K, wherever the focus is. */
export function isSearchChord({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/**
 * Returns true for a key without Ctrl, Cmd or Alt. Shift is allowed, because some keyboards have the slash above the 7.
 */
export function isPlainKey(event: KeyboardEvent, key: string): boolean {
  return event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey;
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches(':read-write, [readonly], select');
}
