import type { EarlySearchWindow } from './buildSearchWindow';

/** What the application shows in the place of its window when the window's code cannot be had. */
const failureNotice = '[data-search-failure]';

/**
 * Brings the application's search window, once it opens, to how the early one stands, with the text, the cursor and the focus,
 * and takes the early one away. Calls `stop` where the reader gives up a window that could not be loaded.
 */
export function handOverSearch({ container, input }: EarlySearchWindow, stop: () => void): void {
  let hasFailed = false;
  const observer = new MutationObserver(() => {
    const late = Array.from(document.querySelectorAll('.DocSearch-Container')).find(
      (found) => found !== container,
    );
    const field = late?.querySelector<HTMLInputElement>('.DocSearch-Input');
    const isFailing = document.querySelector(failureNotice) !== null;
    if (field) {
      takeOver(field, input);
      container.remove();
    } else if (hasFailed && !isFailing) stop();
    hasFailed = isFailing;
    if (!container.isConnected) observer.disconnect();
  });
  observer.observe(document.body, { childList: true });
}

function takeOver(late: HTMLInputElement, early: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = early;
  late.focus();
  if (value === '') return;
  // Not by `value`, which React would not notice.
  late.setRangeText(value, 0, late.value.length, 'end');
  late.dispatchEvent(new Event('input', { bubbles: true }));
  late.setSelectionRange(selectionStart, selectionEnd);
}
