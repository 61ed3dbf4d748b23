/**
 * Notifies readers who have a page of an earlier release open and may be editing in it. The service worker makes open
 * pages load this script, with the name of the new release in the fragment of its URL.
 */

/** Selects editors and the sliders of models. Typed text is saved, but a page load would interrupt the reader. */
const editingControls = '.cm-editor, main input[type="range"]';

function showNotice(release: string): void {
  const own = document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content;
  // Readers without work in progress get the new release with their next page load.
  if (own === undefined || own === release || !document.querySelector(editingControls)) return;
  const text = document.createElement('p');
  text.textContent =
    'A new version of this site is published. Load the page again to have it. Your own code is kept.';
  text.style.flex = '1 1 16rem';
  const notice = document.createElement('div');
  notice.id = 'new-release';
  notice.className = 'alert alert--info start-failure';
  // On a phone the buttons are below the text.
  notice.style.flexWrap = 'wrap';
  notice.setAttribute('role', 'status');
  const later = button('Later', () => notice.remove());
  notice.append(
    text,
    button('Load the page again', () => location.reload()),
    later,
  );
  document.getElementById(notice.id)?.remove();
  // Appended outside the root element, whose children React manages.
  document.body.append(notice);
}

function button(label: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'button button--secondary button--sm';
  made.textContent = label;
  made.addEventListener('click', act);
  return made;
}

showNotice(new URL(import.meta.url).hash.slice(1));
