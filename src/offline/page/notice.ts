/**
 * Says that there is a new release of the site, to a reader of a page of the earlier one who has something to lose there.
 * The service worker has open pages load this script, and says behind the "#" of its address which release it is of.
 */

/** An editor or the sliders of a model: what is typed is kept, but the page would be exchanged under the reader's hands. */
const work = '.cm-editor, main input[type="range"]';

function tellOfRelease(release: string): void {
  const own = document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content;
  // Everybody else has the new release with the next page that loads.
  if (own === undefined || own === release || !document.querySelector(work)) return;
  const text = document.createElement('p');
  text.textContent =
    'A new version of this site is published. Load the page again to have it. Your own code is kept.';
  text.style.flex = '1 1 16rem';
  const notice = document.createElement('div');
  notice.id = 'new-release';
  notice.className = 'alert alert--info start-failure';
  // On a phone the buttons stand below the words.
  notice.style.flexWrap = 'wrap';
  notice.setAttribute('role', 'status');
  const later = button('Later', () => notice.remove());
  notice.append(
    text,
    button('Load the page again', () => location.reload()),
    later,
  );
  document.getElementById(notice.id)?.remove();
  // Outside the application's root, which React keeps.
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

tellOfRelease(new URL(import.meta.url).hash.slice(1));
