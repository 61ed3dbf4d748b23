import { nameCommandKey } from '../appleKeyboard';
import { layOutLate } from '../lateLayout';
import { prepareEarlyMenu } from '../menu/earlyMenu';
import { untilPainted } from '../untilPainted';

/** What Docusaurus keeps up in the head of a page. */
const ofPage = '[data-rh]';

/** The tag that names the scripts of a page. */
const startTag = 'script[data-scripts]';

/** What is nothing until the application runs (`onFirstInteraction.ts`). */
const startsByItself = '[data-start-at]';

/** A menu or a search window that the reader has opened meanwhile. */
const overlays = 'body > .navbar-sidebar--show:not([inert]), .DocSearch-Container';

/**
 * Puts `next`, a page of the documentation, in the place of the one that stands here, before the application is there: the whole of
 * what React will hydrate, and what in the head is of one page only. Returns false, and changes nothing, where the page
 * is another release's, is nothing without scripts, or has something standing before it.
 */
export function showPage(next: Document, address: URL): boolean {
  const body = next.getElementById('__docusaurus');
  const isSame = releaseOf(next) === releaseOf(document);
  if (!body || !isSame || body.querySelector(startsByItself)) return false;
  if (document.querySelector(overlays)) return false;

  history.pushState(null, '', address);
  // As long as what stands here is laid out: each step after the change would have the page laid out once more.
  window.scrollTo({ top: 0, behavior: 'instant' });
  putHead(next);
  // Of a document without scripts, what is for readers without them would be on the page.
  for (const without of body.querySelectorAll('noscript')) without.textContent = without.innerHTML;
  document.getElementById('__docusaurus')?.replaceWith(body);
  nameCommandKey();
  const { hash } = address;
  if (hash)
    document
      .getElementById(decodeURIComponent(hash.slice(1)))
      ?.scrollIntoView({ behavior: 'instant' });
  else layOutLate(body);
  void untilPainted().then(() => {
    if (!hash) moveFocus(body);
    prepareEarlyMenu();
  });
  return true;
}

const releaseOf = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name=release]')?.content;

function putHead(next: Document): void {
  document.documentElement.className = next.documentElement.className;
  for (const tag of document.head.querySelectorAll(ofPage)) tag.remove();
  document.head.prepend(...next.head.querySelectorAll(ofPage));
  const scripts = next.querySelector<HTMLElement>(startTag)?.dataset;
  Object.assign(document.querySelector<HTMLElement>(startTag)?.dataset ?? {}, scripts);
}

/** To where the application has it on a page that it leads to. */
function moveFocus(body: HTMLElement): void {
  const start = body.querySelector<HTMLElement>('[role=region]');
  if (!start) return;
  start.tabIndex = -1;
  start.focus();
  start.removeAttribute('tabindex');
}
