/** An element that a reader sees: the first one shown that `css` selects and that says `name`. */
export interface Target {
  readonly css: string;
  /** Its label or, without one, its text. */
  readonly name?: string;
}

/** Keys that write nothing; the last one is Control with End. */
export type Key = 'ArrowRight' | 'Enter' | 'DocumentEnd';

/** What an engine is asked to do: the least that the road needs, so that each client can do it in a few lines. */
export interface Driver {
  /** Settles when the page has loaded. */
  readonly open: (address: string) => Promise<void>;
  /** Calls a function in the page with a text, and gives what comes of it: JSON. */
  readonly ask: <Answer>(
    question: (text: string) => Answer | Promise<Answer>,
    text: string,
  ) => Promise<Answer>;
  readonly isShown: (target: Target) => Promise<boolean>;
  /** Presses the middle of an element that is shown. */
  readonly click: (target: Target) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly saveScreenshot: (file: string) => Promise<void>;
  readonly quit: () => Promise<void>;
}

/** Runs in the page: the element that `target` names, or null. */
export function findElement({ css, name }: Target): HTMLElement | null {
  const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const shown = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (element) => element.getClientRects().length > 0,
  );
  const says = (element: HTMLElement) =>
    name === undefined || plain(element.getAttribute('aria-label') ?? element.textContent) === name;
  return shown.find(says) ?? null;
}
