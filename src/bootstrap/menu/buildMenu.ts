import { drawn, element } from '../elements';

/**
 * Builds the menu of a narrow screen as the theme draws it, from what the page has in its HTML: the brand, the links and
 * the colour switch of the bar, and the sidebar where there is one. Everything is copied; the page itself stays as it is.
 */
export function buildMenu(bar: Element): HTMLElement {
  const sidebar = document.querySelector('.theme-doc-sidebar-menu');
  const links = element('ul', 'menu__list');
  for (const link of bar.querySelectorAll('.navbar__link')) links.append(menuItemOf(link));
  const items = element('div', 'navbar-sidebar__items', panelOf(links));
  if (sidebar) {
    const back = element('button', 'clean-btn navbar-sidebar__back', '← Back to main menu');
    items.append(panelOf(back, copyOf(sidebar)));
    items.classList.add(secondPanel);
  }
  // The styles of an open menu look for this name on what it stands in.
  const menu = element(
    'div',
    'navbar-sidebar--show',
    element('div', 'navbar-sidebar__backdrop'),
    element('div', 'navbar-sidebar', brandOf(bar), items),
  );
  // The theme's stands in the bar, above everything; this one above the bar.
  menu.style.position = 'relative';
  menu.style.zIndex = 'calc(var(--ifm-z-index-fixed) + 1)';
  return menu;
}

/** On the panels while the sidebar is shown, not the main menu. */
export const secondPanel = 'navbar-sidebar__items--show-secondary';

function menuItemOf(link: Element): HTMLElement {
  const copy = copyOf(link);
  const isActive = link.classList.contains('navbar__link--active');
  copy.className = `menu__link${isActive ? ' menu__link--active' : ''}`;
  return element('li', 'menu__list-item', copy);
}

function brandOf(bar: Element): HTMLElement {
  const close = element('button', 'clean-btn navbar-sidebar__close', cross());
  close.setAttribute('aria-label', 'Close navigation bar');
  const brand = element('div', 'navbar-sidebar__brand');
  const logo = bar.querySelector('.navbar__brand');
  const colorSwitch = bar.querySelector('[data-color-switch]')?.parentElement;
  if (logo) brand.append(copyOf(logo));
  if (colorSwitch) {
    const copy = copyOf(colorSwitch);
    // Its first class says how large it is, the other one that it is left out of narrow bars.
    copy.className = `${copy.classList[0] ?? ''} margin-right--md`;
    brand.append(copy);
  }
  brand.append(close);
  return brand;
}

function panelOf(...children: readonly Element[]): HTMLElement {
  return element('div', 'navbar-sidebar__item menu', ...children);
}

function cross(): Element {
  const strokes = drawn('path', { d: 'M.75.75l13.5 13.5M14.25.75L.75 14.25' });
  const look = { stroke: 'var(--ifm-color-emphasis-600)', 'stroke-width': '1.2' };
  return drawn(
    'svg',
    { viewBox: '0 0 15 15', width: '21', height: '21' },
    drawn('g', look, strokes),
  );
}

function copyOf(original: Element): HTMLElement {
  return original.cloneNode(true) as HTMLElement;
}
