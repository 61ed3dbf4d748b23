/**
 * Tells React, which has just hydrated `page`, what the reader did to its fields before: it takes a field for what its own
 * properties say.
 */
export function replayInput(page: HTMLElement): void {
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  for (const field of page.querySelectorAll('input')) {
    const { value, defaultValue } = field;
    if (value === defaultValue) continue;
    // The field's own setter is React's, and it remembers; that of all fields is not.
    field.value = defaultValue;
    native?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
