/**
 * Shows a link in the place of a page that another page has put into a frame, where a reader could be led to press what
 * they do not see. Hosts that send headers say so themselves (`frame-ancestors`); not all do.
 */
export function leaveFrames(): void {
  if (self === top) return;
  stop();
  const link = document.createElement('a');
  link.href = location.href;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = 'Open this page in a window of its own';
  document.documentElement.replaceChildren(link);
}
