/** The height of the headings that stay above the entries of an open category, in pixels (`navigation.css`). */
const stickyHeadings = 80;

/** Scrolls the sidebar to the entry of the page, before the first paint. */
export function revealSidebarEntryEarly(): void {
  requestAnimationFrame(() => {
    revealSidebarEntry();
    // The sidebar precedes the content, so it may be parsed in part only.
    const isPartial = document.readyState === 'loading' && !document.querySelector('main');
    if (isPartial) revealSidebarEntryEarly();
  });
}

/** Scrolls the sidebar to the entry of the page, unless that is in view. */
export function revealSidebarEntry(): void {
  for (const entry of document.querySelectorAll('.theme-doc-sidebar-menu [aria-current="page"]')) {
    const scroller = entry.closest('.menu');
    if (!scroller) continue;
    const view = scroller.getBoundingClientRect();
    const { top, bottom } = entry.getBoundingClientRect();
    const isFarDown = bottom > view.bottom;
    // At the top of the sidebar no heading covers the first entries.
    const isFarUp = scroller.scrollTop > 0 && top < view.top + stickyHeadings;
    if (isFarDown || isFarUp) scroller.scrollTop += top - view.top - view.height / 3;
  }
}
