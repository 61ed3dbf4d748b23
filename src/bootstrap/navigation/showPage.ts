import { openingBlocks } from '../../base/openingBlocks';
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
 * what React will hydrate, in two frames and its heading first, and what in the head is of one page only. Returns what settles
 * when all of it is painted. Returns null, and changes nothing, where the page is another release's, is nothing without
 * scripts, or has something standing before it.
 */
export function showPage(next: Document, address: URL): Promise<void> | null {
  const body = next.getElementById('__docusaurus');
  const isSame = releaseOf(next) === releaseOf(document);
  if (!body || !isSame || body.querySelector(startsByItself)) return null;
  if (document.querySelector(overlays)) return null;

  history.pushState(null, '', address);
  // As long as what stands here is laid out: each step after the change would have the page laid out once more.
  window.scrollTo({ top: 0, behavior: 'instant' });
  document.documentElement.className = next.documentElement.className;
  // Of a document without scripts, what is for readers without them would be on the page.
  for (const without of body.querySelectorAll('noscript')) without.textContent = without.innerHTML;
  const { hash } = address;
  // What an anchor leads to may stand anywhere.
  const putRest = hash ? null : takeRest(body);
  document.getElementById('__docusaurus')?.replaceWith(body);
  nameCommandKey();
  if (hash)
    document
      .getElementById(decodeURIComponent(hash.slice(1)))
      ?.scrollIntoView({ behavior: 'instant' });
  else layOutLate(body);
  return finish();

  async function finish(): Promise<void> {
    await untilPainted();
    // Another link was followed meanwhile.
    if (!body?.isConnected) return;
    putHead(next);
    if (!hash) moveFocus(body);
    putRest?.();
    await untilPainted();
    prepareEarlyMenu();
  }
}

/** Takes what follows a page's first blocks out of it; returns what puts it back. */
function takeRest(body: Element): (() => void) | null {
  const text = body.querySelector<HTMLElement>('.markdown');
  const next = text?.children[openingBlocks];
  if (!text || !next) return null;
  const range = new Range();
  range.setStartBefore(next);
  range.setEnd(text, text.childNodes.length);
  const rest = range.extractContents();
  // What stands below the text stays out of view. An attribute: by `style`, an empty one would be left.
  text.setAttribute('style', 'min-height:100vh');
  return () => {
    text.append(rest);
    text.removeAttribute('style');
  };
}

const releaseOf = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name=release]')?.content;

function putHead(next: Document): void {
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
