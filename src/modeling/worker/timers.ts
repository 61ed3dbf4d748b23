/** The timer functions of a global scope. */
interface Scope {
  setTimeout(callback: () => void): number;
  clearTimeout(id: number): void;
}

/**
 * Returns a function that stops all timers started since its last call. It clears all ids in between, because timer ids
 * count upwards. `clearTimeout` also stops intervals.
 */
export function createTimerStopper(scope: Scope): () => void {
  // Saved here, because code may replace these functions.
  const start = scope.setTimeout.bind(scope);
  const end = scope.clearTimeout.bind(scope);
  const next = () => {
    const id = start(() => undefined);
    end(id);
    return id;
  };
  let first = next();
  return () => {
    const last = next();
    while (first < last) end(first++);
  };
}
