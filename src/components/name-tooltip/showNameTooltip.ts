// The signature and first sentence of each name. Written by plugins/docusaurus/api-reference.
import tooltips from '@name-tooltips';
import styles from './nameTooltip.module.css';

/** Delay in milliseconds before the tooltip is hidden, so the pointer can move from the link to the tooltip. */
const hideDelayMs = 200;

/** Space between link and tooltip, and between the tooltip and the edge of the window. Pixels. */
const gap = 4;

const id = 'name-tooltip';

/**
 * Shows the signature and first sentence of the name that `link` links to. Hides them on Escape, or when pointer and
 * focus have left both the link and the tooltip.
 */
export function showNameTooltip(link: HTMLAnchorElement): void {
  const words = tooltips[link.pathname.replace(/^.*\/docs\/api/, '') + link.hash];
  if (!words || link.getAttribute('aria-describedby') === id) return;
  // The reader may have left the link while this code loaded.
  if (!link.matches(':hover, :focus')) return;
  hide();
  const tooltip = document.createElement('div');
  tooltip.id = id;
  // Firefox 115 has no `role` property.
  tooltip.setAttribute('role', 'tooltip');
  tooltip.className = styles['tooltip'] ?? '';
  const signature = document.createElement('code');
  const [signatureText, sentence] = words;
  signature.textContent = signatureText;
  tooltip.append(signature, sentence);
  document.body.append(tooltip);
  link.setAttribute('aria-describedby', id);
  place(tooltip, link);
  hideLater(tooltip, link);
}

let hide: () => void = () => undefined;

function hideLater(tooltip: HTMLElement, link: HTMLAnchorElement): void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let timer = 0;
  hide = () => {
    clearTimeout(timer);
    listeners.abort();
    tooltip.remove();
    link.removeAttribute('aria-describedby');
  };
  const hideIfLeft = () => {
    if (!link.matches(':hover, :focus') && !tooltip.matches(':hover')) hide();
  };
  const leave = () => {
    clearTimeout(timer);
    timer = window.setTimeout(hideIfLeft, hideDelayMs);
  };
  for (const element of [link, tooltip])
    element.addEventListener('pointerleave', leave, { signal });
  const blur = () => {
    // The pointer is still on the link, for example after the reader has switched to another window.
    if (link.matches(':hover')) leave();
    // Hides the tooltip without a delay, because it may cover the control that has the focus now.
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

/** Positions the tooltip below the link, or above it if there is no room below. */
function place(tooltip: HTMLElement, link: HTMLElement): void {
  const { left, top, bottom } = link.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tooltip;
  const isAbove = bottom + gap + offsetHeight > innerHeight && top > offsetHeight + gap;
  const x = Math.max(gap, Math.min(left, document.documentElement.clientWidth - offsetWidth - gap));
  tooltip.style.left = `${x + scrollX}px`;
  tooltip.style.top = `${(isAbove ? top - gap - offsetHeight : bottom + gap) + scrollY}px`;
}
