// cspell:ignore clickjacking -- term of web security
import { captureEvents } from './captureEvents';
import { deferLayoutOfFirstPage } from './deferredLayout';
import { revealSidebarEntryEarly } from './revealSidebarEntry';
import type { Globals } from './shared';
import { startApplication } from './startApplication';
import { guardMarkup } from './trustedTypes';

/**
 * The only script that runs before the first paint. The build puts it into the head of every page, before the style
 * sheet, because a script after a style sheet runs only once the sheet has loaded.
 */
leaveFrame();
deferLayoutOfFirstPage();
revealSidebarEntryEarly();
captureEvents();
startApplication();
// Docusaurus has added the banner's listener to the document earlier. A capturing listener on the window still runs
// first.
window.addEventListener('DOMContentLoaded', suppressBasePathBanner, { capture: true });
// Called last, because it throws if something else, such as a browser extension, has already created a default policy.
guardMarkup();

/**
 * Replaces the page by a link if another site shows it in a frame, to prevent clickjacking. A host that can send
 * headers prevents this with `frame-ancestors`, but not every host can.
 */
function leaveFrame(): void {
  if (self === top) return;
  stop();
  const link = document.createElement('a');
  link.href = location.href;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = 'Open this page in a new tab';
  document.documentElement.replaceChildren(link);
}

/**
 * Suppresses Docusaurus' banner about a wrong base path if the style sheet has loaded, which proves that the path is
 * right. Docusaurus shows the banner unless `window.docusaurus` exists once the document is parsed, but the application
 * loads later.
 */
function suppressBasePathBanner(): void {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet;
  const globals: Globals = window;
  if (sheet?.cssRules.length)
    globals.docusaurus ??= { prefetch: () => false, preload: () => false };
}
