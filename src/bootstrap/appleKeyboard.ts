/** What `plugins/search-index` writes into `data-keyboard` of the page's root, before anything is painted. */
const apple = 'apple';

/** Whether the reader's keyboard has a Command key; the style sheet of the search button asks the same attribute. */
export function hasCommandKey(): boolean {
  return document.documentElement.dataset['keyboard'] === apple;
}

/** Lets the name of the search button say Command where the HTML, which is the same for everybody, says Ctrl. */
export function nameCommandKey(): void {
  if (!hasCommandKey()) return;
  for (const button of document.querySelectorAll('.DocSearch-Button')) {
    const name = button.getAttribute('aria-label') ?? '';
    button.setAttribute('aria-label', name.replace('Ctrl+K', 'Command+K'));
  }
}
