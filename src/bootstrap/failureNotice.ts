const noticeId = 'start-failure';

/**
 * Shows the error text with a Retry button. Requirement 8.13. `retry` runs after the notice is
 * gone; the page below stays readable throughout.
 */
export function showFailure(error: unknown, retry: () => void): void {
  document.getElementById(noticeId)?.remove();

  const text = document.createElement('p');
  text.textContent = `This page could not load completely. ${error instanceof Error ? error.message : String(error)}`;

  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--secondary button--sm';
  button.textContent = 'Retry';

  const notice = document.createElement('div');
  notice.id = noticeId;
  notice.className = 'alert alert--danger start-failure';
  notice.setAttribute('role', 'alert');
  notice.append(text, button);

  button.addEventListener('click', () => {
    notice.remove();
    retry();
  });
  // Outside the application's root, which React will take over.
  document.body.append(notice);
}
