/** Returns a value of the reader's code as JSON, or its type if JSON cannot express it. */
export function asJson(value: unknown): string {
  try {
    const json: unknown = JSON.stringify(value);
    // `JSON.stringify` returns undefined for functions and for undefined.
    return typeof json === 'string' ? json : typeof value;
  } catch {
    // Kernel objects are cyclic, and getters may throw.
    return typeof value === 'bigint' ? String(value) : typeof value;
  }
}
