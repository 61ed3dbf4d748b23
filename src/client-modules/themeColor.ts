/**
 * Client module: keeps the colour that phones give to the frame of the browser equal to the paper of the page. A pair of
 * tags with media queries would follow the system, the site follows the reader's choice.
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
