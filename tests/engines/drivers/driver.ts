/** Selects the first visible element that matches `css` and has this `name`. */
export interface Target {
  readonly css: string;
  /** The `aria-label` or, if there is none, the text. */
  readonly name?: string;
}

/** Keys that type no character; `DocumentEnd` is Control+End. */
export type Key = 'ArrowRight' | 'Enter' | 'DocumentEnd';

/** The browser operations that the tests use. There are few, so that each driver is short. */
export interface Driver {
  /** Resolves when the page has loaded. */
  readonly open: (address: string) => Promise<void>;
  /** Calls `question` with `text` in the page, and resolves with its result, which must be JSON. */
  readonly ask: <Answer>(
    question: (text: string) => Answer | Promise<Answer>,
    text: string,
  ) => Promise<Answer>;
  readonly isShown: (target: Target) => Promise<boolean>;
  /** Clicks the centre of a visible element. */
  readonly click: (target: Target) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly saveScreenshot: (file: string) => Promise<void>;
  readonly quit: () => Promise<void>;
}

/** Returns the element that `target` selects, or null. Runs in the page. */
export function findElement({ css, name }: Target): HTMLElement | null {
  const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const visible = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (element) => element.getClientRects().length > 0,
  );
  const hasName = (element: HTMLElement) =>
    name === undefined || plain(element.getAttribute('aria-label') ?? element.textContent) === name;
  return visible.find(hasName) ?? null;
}
