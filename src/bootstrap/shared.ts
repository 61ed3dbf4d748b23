/**
 * Attributes that the inline script, the application and the style sheets share. An attribute or global that two of
 * them use is declared only in this file.
 */
export const attributes = {
  /** On `html`: "true" once React has hydrated the page. Docusaurus sets it. */
  hydrated: 'data-has-hydrated',
  /**
   * On `html`: the colour mode, `light` or `dark`. Docusaurus sets it; until hydration, the inline script changes it.
   */
  theme: 'data-theme',
  /** On `html`: `late` while figures outside the viewport skip layout (`deferredLayout.ts`). */
  layout: 'data-layout',
  /** On an element that was clicked before hydration, until the click is replayed. */
  clickPending: 'data-click-pending',
  /** On a button that opens the `viewer` or the `editor` of a figure. Their code is loaded while the page hydrates. */
  loads: 'data-loads',
  /** On the button that switches the colour mode. */
  colorSwitch: 'data-color-switch',
  /** On a link that works as a button once the application runs. */
  scriptedLink: 'data-scripted-link',
  /** On content that is useless until the application runs. The application then starts even with data saver. */
  needsApp: 'data-needs-app',
  /** On the message shown when the search dialog could not be loaded. */
  searchFailure: 'data-search-failure',
} as const;

/** Name of the `meta` element that lists the URLs of the application's scripts, separated by spaces. */
export const scriptsMetaName = 'application-scripts';

/** Selector of the search button, which the search shortcuts click before hydration. */
export const searchButton = '.DocSearch-Button';

/** Returns true once React handles events. */
export function isHydrated(): boolean {
  return document.documentElement.getAttribute(attributes.hydrated) === 'true';
}

/** Calls `then` when React starts to handle events. */
export function whenHydrated(then: () => void): void {
  const observer = new MutationObserver(() => {
    if (!isHydrated()) return;
    observer.disconnect();
    then();
  });
  observer.observe(document.documentElement, { attributeFilter: [attributes.hydrated] });
}

/**
 * The only global that the inline script shares with Docusaurus: the functions that preload pages. Placeholders tell
 * Docusaurus that the base path is right, until the application sets the real functions.
 */
export type Globals = Partial<Pick<Window, 'docusaurus'>>;
