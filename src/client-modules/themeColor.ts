/**
 * Client module. Keeps `theme-color`, the colour of the browser's frame on phones, equal to the page's background. Two
 * `meta` elements with media queries would follow the system's colour mode instead of the reader's choice.
 */
if (typeof document !== 'undefined') {
  const root = document.documentElement;
  const showPaper = (): void => {
    const paper = getComputedStyle(root).getPropertyValue('--paper');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper.trim());
  };
  new MutationObserver(showPaper).observe(root, { attributeFilter: ['data-theme'] });
  showPaper();
}

export {};
