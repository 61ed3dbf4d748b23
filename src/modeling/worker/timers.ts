/** What of a global scope starts and ends timers. */
interface Scope {
  setTimeout(callback: () => void): number;
  clearTimeout(id: number): void;
}

/**
 * Returns the function that ends all timers that were started since it was called last. The numbers of timers count
 * upwards, and `clearTimeout` ends intervals, too.
 */
export function timerEnder(scope: Scope): () => void {
  // Taken now: code may replace them.
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
