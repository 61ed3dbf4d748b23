const noticeId = 'start-failure';

/**
 * Shows a sentence with a button that reloads the page. Replaces an earlier notice. The page below stays readable.
 * Returns a function that removes the notice.
 */
export function showFailure(sentence: string): () => void {
  document.getElementById(noticeId)?.remove();
  const notice = Object.assign(document.createElement('div'), {
    id: noticeId,
    className: 'alert alert--danger start-failure',
    textContent: `${sentence} `,
  });
  notice.setAttribute('role', 'alert');
  const button = Object.assign(document.createElement('button'), {
    className: 'button button--secondary button--sm',
    textContent: 'Try again',
    onclick: () => location.reload(),
  });
  notice.append(button);
  // Appended outside the root element, whose children React hydrates.
  document.body.append(notice);
  return () => notice.remove();
}
