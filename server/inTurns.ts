/**
 * Returns a function that does what it is given, one thing in each turn of Node's event loop.
 * Node takes one new connection in a turn. Where many large answers begin in the same one, turns are long, and who comes
 * next is not heard for seconds.
 */
export function inTurns(): (act: () => void) => void {
  const waiting: (() => void)[] = [];
  const next = (): void => {
    if (waiting.length > 1) setImmediate(next);
    waiting.shift()?.();
  };
  return (act) => {
    if (waiting.push(act) === 1) setImmediate(next);
  };
}
