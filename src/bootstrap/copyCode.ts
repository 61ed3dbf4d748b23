import { waitingMark } from './eventReplay';

/** How long the button says that it has copied, as it does once it is hydrated. Milliseconds. */
const saidFor = 1000;

/**
 * Copies the code of the block that a copy button stands in, and has the button say so. Returns false where the browser lets
 * no page copy this way.
 */
export function copyCode(button: HTMLElement): boolean {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const code = button.closest('.theme-code-block')?.querySelector('code');
  if (!clipboard || !code) return false;
  // It may have waited for this script.
  button.removeAttribute(waitingMark);
  // Each line of it ends with a break.
  void clipboard.writeText(code.textContent.replace(/\n$/, '')).then(() => {
    const name = button.getAttribute('aria-label') ?? '';
    button.setAttribute('aria-label', 'Copied');
    button.dataset['copied'] = '';
    setTimeout(() => {
      button.setAttribute('aria-label', name);
      delete button.dataset['copied'];
    }, saidFor);
  });
  return true;
}
