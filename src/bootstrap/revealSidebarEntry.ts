/** Height in pixels of the sticky headings above the entries of an open category (`navigation.css`). */
const stickyHeadings = 80;

/** Height in pixels of the "Continue reading" links at the foot of the sidebar (`theme/DocSidebarItems`). */
const stickyFoot = 90;

/** Scrolls the sidebar to the entry of the current page before the first paint. */
export function revealSidebarEntryEarly(): void {
  requestAnimationFrame(() => {
    revealSidebarEntry();
    // The sidebar may be only partly parsed until the content after it exists.
    const isPartial = document.readyState === 'loading' && !document.querySelector('main');
    if (isPartial) revealSidebarEntryEarly();
  });
}

/**
 * Scrolls the sidebar to the entry of the current page unless the entry is in view. If it is in view and its category
 * starts in the lower half of the sidebar, scrolls to the category. This second scroll is skipped while the pointer is
 * over the sidebar.
 */
export function revealSidebarEntry(): void {
  for (const entry of document.querySelectorAll('.theme-doc-sidebar-menu [aria-current="page"]')) {
    const scroller = entry.closest('.menu');
    if (!scroller) continue;
    const view = scroller.getBoundingClientRect();
    const { top, bottom } = entry.getBoundingClientRect();
    const isFarDown = bottom > view.bottom - stickyFoot;
    // At the top of the sidebar, no sticky heading covers the first entries.
    const isFarUp = scroller.scrollTop > 0 && top < view.top + stickyHeadings;
    const category = entry.closest('.theme-doc-sidebar-menu > .theme-doc-sidebar-item-category');
    const start = (category?.getBoundingClientRect().top ?? view.top) - view.top;
    if (isFarDown || isFarUp) scroller.scrollTop += top - view.top - view.height / 3;
    else if (start > view.height / 2 && !scroller.matches(':hover')) scroller.scrollTop += start;
  }
}
