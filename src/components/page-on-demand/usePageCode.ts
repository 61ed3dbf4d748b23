import { useEffect, useState, type RefObject } from 'react';
import { needsApplication, waitingMark } from '../../bootstrap/eventReplay';

/** What only a hydrated page can do. */
const controls = `${needsApplication}, input, select, textarea`;

/** What was pressed before the application was there, or has the page start at once. */
const needed = `[${waitingMark}], [data-starting]`;

/** Fetches the page's code when something of it is needed, or is about to be, and tells when it is there. */
export function usePageCode(
  box: RefObject<HTMLElement | null>,
  loadCode: () => Promise<unknown>,
): boolean {
  const [hasCode, setCode] = useState(false);
  useEffect(() => {
    const { current: page } = box;
    if (!page) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const load = (): void => {
      ended.abort();
      loadCode().then(() => setCode(true), tell);
    };
    const tell = (error: unknown): void => {
      const sentence = `This page could not load completely. ${String(error)}`;
      window.earlyEvents?.showFailure(sentence);
    };
    const approach = ({ target }: Event): void => {
      if (isForControls(target)) load();
    };
    for (const event of ['pointerover', 'focusin', 'input'])
      page.addEventListener(event, approach, { signal });
    const pressed = new MutationObserver(() => {
      if (page.querySelector(needed)) load();
    });
    pressed.observe(page, { attributeFilter: [waitingMark], subtree: true });
    signal.addEventListener('abort', () => pressed.disconnect());
    if (page.querySelector(needed) || isFocused(page) || hasDrafts(page)) load();
    const { pathname } = location;
    return () => {
      ended.abort();
      // Who comes back finds the place where they left only if the page is drawn at once. The page that follows is first.
      const preload = (): unknown => window.docusaurus.preload(pathname);
      if ('requestIdleCallback' in window) requestIdleCallback(preload);
      else setTimeout(preload, 1000);
    };
  }, [box, loadCode]);
  return hasCode;
}

function isFocused(page: Element): boolean {
  const { activeElement } = document;
  return page.contains(activeElement) && isForControls(activeElement);
}

/** Whether the reader has left a version of a model that stands in the page. */
function hasDrafts(page: Element): boolean {
  const models = [...page.querySelectorAll<HTMLElement>('[data-kept-as]')];
  try {
    return models.some(({ dataset: { keptAs = '' } }) => localStorage.getItem(keptAs) !== null);
  } catch {
    // Forbidden: nothing is kept.
    return false;
  }
}

/** Code that is wider than its block gets a button that wraps it. */
function isForControls(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const code = target.closest('pre');
  return (
    target.closest(controls) !== null || (code !== null && code.scrollWidth > code.clientWidth)
  );
}
