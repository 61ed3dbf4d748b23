const root = document.documentElement;

/** What is tall, of many elements, and mostly out of view. */
const lateParts = '.markdown figure';

/**
 * Lets the style sheet leave out what is not in view: the layout of a long page would keep a slow phone busy for more than
 * a second before it answers. What was left is laid out in idle moments, so that heights are true before a reader needs
 * them, also while the application starts: all at once would move what the reader is about to press. Nothing waits where a page
 * opens below its top, nor on a page reached from this one (`endLateLayout.ts`): its place depends on the height of all above.
 */
export function deferLayout(): void {
  if (!opensAtTop() || !isAnchoring()) return;
  root.dataset['layout'] = 'late';
  document.addEventListener('DOMContentLoaded', layOutRoot);
}

/** The same for a `page` that takes the place of another in this document. */
export function layOutLate(page: HTMLElement): void {
  if (!isAnchoring()) return;
  page.dataset['layout'] = 'late';
  layOutWhenIdle(page);
}

const layOutRoot = (): void => layOutWhenIdle(root);

function opensAtTop(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    !location.hash && (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate'
  );
}

/** Without it, and without idle moments, the page would move under a reader who is already further down. */
function isAnchoring(): boolean {
  return 'requestIdleCallback' in window && CSS.supports('overflow-anchor', 'auto');
}

/** One part in each idle moment; all at once when the reader follows an anchor. */
function layOutWhenIdle(page: HTMLElement): void {
  const finish = (): void => {
    window.removeEventListener('click', onClick, true);
    delete page.dataset['layout'];
  };
  const onClick = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a[href*="#"]')) finish();
  };
  const parts = [...page.querySelectorAll<HTMLElement>(lateParts)];
  const layOut = (): void => {
    if (parts.length === 0) {
      finish();
      return;
    }
    // In the frame that lays it out and keeps in its place what is in view: between two frames a press would meet
    // something else than what the reader sees. Not while something is pressed: the pointer must come up where it went down.
    requestAnimationFrame(() => {
      if (!root.matches(':active'))
        parts.shift()?.style.setProperty('content-visibility', 'visible');
      requestIdleCallback(layOut);
    });
  };
  window.addEventListener('click', onClick, true);
  requestIdleCallback(layOut);
}
