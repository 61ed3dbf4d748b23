/**
 * Ends what `src/bootstrap/lateLayout.ts` does, once the next page stands: it may be scrolled to an anchor, or to where the reader was.
 * Not before: whatever asks for a size until then would have the whole of the page laid out that the reader leaves.
 */
export function endLateLayout(): void {
  for (const page of document.querySelectorAll<HTMLElement>('[data-layout]'))
    delete page.dataset['layout'];
}
