/** Resolves after the next paint. Hidden pages are not painted: it resolves once they are shown. */
export function untilPainted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
