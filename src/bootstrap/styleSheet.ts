import type { EarlyEvents } from './earlyEvents';

/**
 * Ends the wait for a style sheet that is not here: browsers show nothing and run nothing before it. It is put on when it
 * arrives. Returns whether there was one to wait for.
 */
export function stopWaiting(): boolean {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]:not([media])');
  if (!sheet || sheet.sheet) return false;
  // Nothing waits for a sheet that a script has added. The same address: what has arrived of it is not lost.
  const late = sheet.cloneNode() as HTMLLinkElement;
  late.media = 'all';
  sheet.after(late);
  sheet.remove();
  return true;
}

/** As much of a look as lets the words be read. */
const bareLook = 'max-width:45rem;margin:auto;font:1rem/1.6 system-ui';

/** Tells that the page has no style sheet, until it comes, when the page is shown without. Requirement 8.27. */
export function tellOfBarePage({ showFailure }: Pick<EarlyEvents, 'showFailure'>): void {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]:not([media=print])');
  // A sheet that could not be had is an empty one.
  if (!sheet || sheet.sheet?.cssRules.length) return;
  const hide = showFailure('This page has come without its style sheet.');
  const { style } = document.documentElement;
  style.cssText = bareLook;
  sheet.onload = () => {
    hide();
    style.cssText = '';
  };
}
