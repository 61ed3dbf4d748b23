import { attributes, searchButton, whenHydrated } from './shared';
import { isSearchShortcut } from './searchShortcut';
import { switchColorMode } from './colorMode';
import { typeAhead } from './typeAhead';

/** Elements that do nothing without the application. Plain links and native `details` work without it. */
const needsApplication = `button, [data-collapsed] > summary, [role="button"], [role="tab"], [${attributes.scriptedLink}]`;

interface Captured {
  readonly element: HTMLElement;
  readonly path: readonly number[];
}

/** The clicked elements, in order; each is clicked again after hydration. */
let captured: Captured[] = [];

const listeners = new AbortController();

/** Id of the element that React hydrates. */
const rootId = '__docusaurus';

/**
 * Captures clicks and search shortcuts until the page is hydrated, marks the pressed elements for the style sheet, and
 * clicks each of them once after hydration.
 */
export function captureEvents(): void {
  // Listens on the window in the capture phase, so React does not handle the same event a second time.
  const options = { capture: true, signal: listeners.signal };
  window.addEventListener('click', captureClick, options);
  window.addEventListener('keydown', captureShortcut, options);
  whenHydrated(() => {
    listeners.abort();
    void replay();
  });
}

/** Stops capturing and discards captured events, so elements behave as without scripts. */
export function stopCapture(): void {
  listeners.abort();
  for (const { element } of captured) element.removeAttribute(attributes.clickPending);
  captured = [];
}

function captureClick(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const pressed = target instanceof Element && target.closest<HTMLElement>(needsApplication);
  if (!pressed || !pressed.closest(`#${rootId}`)) return;
  // The browser opens the link in a new tab or window.
  if (pressed instanceof HTMLAnchorElement && (ctrlKey || metaKey || shiftKey)) return;
  capture(event, pressed);
}

function captureShortcut(event: KeyboardEvent): void {
  const button = document.querySelector<HTMLElement>(searchButton);
  if (button && isSearchShortcut(event)) capture(event, button);
}

function capture(event: Event, pressed: HTMLElement): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (pressed.hasAttribute(attributes.colorSwitch)) {
    switchColorMode();
    return;
  }
  if (pressed.matches(searchButton)) typeAhead();
  pressed.setAttribute(attributes.clickPending, '');
  captured.push({ element: pressed, path: pathTo(pressed) });
}

/** Clicks the captured elements in separate tasks, so React renders between two clicks. */
async function replay(): Promise<void> {
  for (const { element, path } of captured) {
    element.removeAttribute(attributes.clickPending);
    // React replaces some elements during hydration, such as the links of sidebar categories. A click on the removed
    // link would open its page.
    const present = element.isConnected ? element : elementAt(path);
    present?.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Returns the positions of an element and its ancestors among their siblings, from the application's root down. */
function pathTo(element: Element): number[] {
  const { parentElement } = element;
  if (!parentElement || element.id === rootId) return [];
  return [...pathTo(parentElement), [...parentElement.children].indexOf(element)];
}

function elementAt(path: readonly number[]): HTMLElement | undefined {
  const root: Element | null | undefined = document.getElementById(rootId);
  const found = path.reduce<Element | null | undefined>(
    (parent, place) => parent?.children[place],
    root,
  );
  return found instanceof HTMLElement ? found : undefined;
}
