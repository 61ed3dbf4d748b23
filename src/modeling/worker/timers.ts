/** The timer functions of a global scope. */
interface Scope {
  setTimeout(callback: () => void): number;
  clearTimeout(id: number): void;
}

/**
 * Returns a function that ends all timers started since its last call. The ids of timers count upwards, and
 * `clearTimeout` also ends intervals.
 */
export function timerEnder(scope: Scope): () => void {
  // Saved here, because code may replace them.
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
