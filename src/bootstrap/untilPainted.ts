/** Settles when what the page shows by now is on the screen: never while nobody looks at it. */
export function untilPainted(): Promise<unknown> {
  return new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}
