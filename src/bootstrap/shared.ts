/**
 * Everything that the inline script, the application and the style sheets share. An attribute or global that two of them use is
 * declared here and nowhere else.
 */
export const attributes = {
  /** On `html`: "true" once React has hydrated the page. Docusaurus writes it. */
  hydrated: 'data-has-hydrated',
  /** On `html`: the colour mode, `light` or `dark`. Docusaurus writes it, and the inline script until hydration. */
  theme: 'data-theme',
  /** On `html`: `late` while figures outside the view skip layout (`lateLayout.ts`). */
  layout: 'data-layout',
  /** On an element that was pressed before hydration and waits for its replay. */
  waiting: 'data-waiting',
  /** On the button that switches the colour mode. */
  colorSwitch: 'data-color-switch',
  /** On a link that works as a button once the application runs. */
  actsWithScript: 'data-acts-with-script',
  /** On the content of a page that shows nothing useful before the application runs: it starts with data saver too. */
  startsAtOnce: 'data-starts-at-once',
  /** On the message shown when the search dialog could not be loaded. */
  searchFailure: 'data-search-failure',
} as const;

/** Name of the `meta` element that lists the addresses of the application's scripts, separated by spaces. */
export const scriptsMetaName = 'application-scripts';

/** The search button. Ctrl+K and the slash key press it before hydration. */
export const searchButton = '.DocSearch-Button';

/** True once React handles events. */
export function isHydrated(): boolean {
  return document.documentElement.getAttribute(attributes.hydrated) === 'true';
}

/** Calls `then` once React handles events. */
export function whenHydrated(then: () => void): void {
  const observer = new MutationObserver(() => {
    if (!isHydrated()) return;
    observer.disconnect();
    then();
  });
  observer.observe(document.documentElement, { attributeFilter: [attributes.hydrated] });
}

/**
 * The one global that the inline script shares with Docusaurus: functions that preload pages. Until the application sets them, their
 * presence tells Docusaurus that the base path is right.
 */
export type Globals = Partial<Pick<Window, 'docusaurus'>>;
