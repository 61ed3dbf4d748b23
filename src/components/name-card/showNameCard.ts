// The signature and first sentence of each name. Written by plugins/docusaurus/api-reference.
import cards from '@name-cards';
import styles from './nameCard.module.css';

/** Time in milliseconds for the pointer to move from a link to its card. The card is hidden after this delay. */
const hideDelayMs = 200;

/** Space between link and card, and between the card and the edge of the window. Pixels. */
const gap = 4;

const id = 'name-card';

/**
 * Shows the signature and first sentence of the name that `link` links to. Hides them on Escape, or when pointer and
 * focus have left both the link and the card.
 */
export function showNameCard(link: HTMLAnchorElement): void {
  const words = cards[link.pathname.replace(/^.*\/docs\/api/, '') + link.hash];
  if (!words || link.getAttribute('aria-describedby') === id) return;
  // The reader may have left the link while this code loaded.
  if (!link.matches(':hover, :focus')) return;
  hide();
  const card = document.createElement('div');
  card.id = id;
  // Firefox 115 has no `role` property.
  card.setAttribute('role', 'tooltip');
  card.className = styles['card'] ?? '';
  const signature = document.createElement('code');
  const [signatureText, sentence] = words;
  signature.textContent = signatureText;
  card.append(signature, sentence);
  document.body.append(card);
  link.setAttribute('aria-describedby', id);
  place(card, link);
  hideLater(card, link);
}

let hide: () => void = () => undefined;

function hideLater(card: HTMLElement, link: HTMLAnchorElement): void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let timer = 0;
  hide = () => {
    clearTimeout(timer);
    listeners.abort();
    card.remove();
    link.removeAttribute('aria-describedby');
  };
  const hideIfLeft = () => {
    if (!link.matches(':hover, :focus') && !card.matches(':hover')) hide();
  };
  const leave = () => {
    clearTimeout(timer);
    timer = window.setTimeout(hideIfLeft, hideDelayMs);
  };
  for (const element of [link, card]) element.addEventListener('pointerleave', leave, { signal });
  const blur = () => {
    // A link under the pointer loses the focus if its page is left.
    if (link.matches(':hover')) leave();
    // Hides the card without a delay, because it may cover the control that has the focus now.
    else hideIfLeft();
  };
  link.addEventListener('blur', blur, { signal });
  link.addEventListener('click', hide, { signal });
  window.addEventListener('popstate', hide, { signal });
  const close = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide();
  };
  window.addEventListener('keydown', close, { signal });
}

/** Positions the card below the link, or above it if there is no room below. */
function place(card: HTMLElement, link: HTMLElement): void {
  const { left, top, bottom } = link.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = card;
  const isAbove = bottom + gap + offsetHeight > innerHeight && top > offsetHeight + gap;
  const x = Math.max(gap, Math.min(left, document.documentElement.clientWidth - offsetWidth - gap));
  card.style.left = `${x + scrollX}px`;
  card.style.top = `${(isAbove ? top - gap - offsetHeight : bottom + gap) + scrollY}px`;
}
