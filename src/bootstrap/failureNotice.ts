const noticeId = 'start-failure';

/**
 * Shows a sentence with a Retry button, in the place of the one before. Requirement 8.13. `retry` runs after the notice
 * is gone; the page below stays readable throughout. Returns how to take the notice away.
 */
export function showFailure(sentence: string, retry = () => location.reload()): () => void {
  document.getElementById(noticeId)?.remove();
  const notice = Object.assign(document.createElement('div'), {
    id: noticeId,
    className: 'alert alert--danger start-failure',
    textContent: `${sentence} `,
  });
  notice.setAttribute('role', 'alert');
  const hide = () => notice.remove();
  const button = Object.assign(document.createElement('button'), {
    className: 'button button--secondary button--sm',
    textContent: 'Retry',
    onclick: () => {
      hide();
      retry();
    },
  });
  notice.append(button);
  // Outside the application's root, which React will take over.
  document.body.append(notice);
  return hide;
}
