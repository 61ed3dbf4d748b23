/** Returns a value of the reader's code as JSON, or what kind of thing it is where JSON has no word for it. */
export function asJson(value: unknown): string {
  try {
    const json: unknown = JSON.stringify(value);
    // Nothing is left of functions and of undefined in JSON.
    return typeof json === 'string' ? json : typeof value;
  } catch {
    // Objects of the kernel hold themselves, and getters may throw.
    return typeof value === 'bigint' ? String(value) : typeof value;
  }
}
