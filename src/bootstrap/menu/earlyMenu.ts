import { switchColorMode } from '../colorMode';
import { whenHydrated } from '../hydration';
import { buildMenu, secondPanel } from './buildMenu';
import { categoryControl, toggleCategory } from './categories';
import { handOver } from './handOver';
import type { MenuItem } from '../../base/menuItem';

/** Address of the items of the sidebar. Written by `plugins/hydrate-on-interaction`. */
declare const MENU_ITEMS: string;

let menu: HTMLElement | undefined;

/** Built ahead, while nobody presses. */
let ready: HTMLElement | undefined;

/** Builds the menu, unless the window is wide. */
export function prepareEarlyMenu(): void {
  const toggle = document.querySelector('.navbar__toggle');
  const bar = toggle?.closest('nav');
  if (bar && toggle?.checkVisibility()) ready = buildMenu(bar);
}

/**
 * Opens the menu of a narrow screen before the application is there; closes it where it is open. It stands outside of what
 * React hydrates. Each press of `toggle` is kept as well and done again in the application, whose own menu is therefore
 * open, or not, as this one is when it makes way. Requirement 11.25.
 */
export function toggleEarlyMenu(toggle: HTMLElement): void {
  if (menu) {
    close(toggle);
    return;
  }
  const bar = toggle.closest('nav');
  if (!bar) return;
  const items = readItems();
  menu = ready ?? buildMenu(bar);
  ready = undefined;
  updateColorSwitch(menu, bar);
  menu.addEventListener('click', (event) => onPress(event, toggle, items));
  menu.addEventListener('keydown', ({ key }) => key === 'Escape' && toggle.click());
  document.body.append(menu);
  document.body.style.overflow = 'hidden';
  toggle.setAttribute('aria-expanded', 'true');
  // The theme has no menu for wide screens.
  matchMedia('(min-width: 997px)').addEventListener('change', () => menu && toggle.click(), {
    once: true,
  });
  void whenHydrated().then(async () => {
    if (menu) await handOver(menu, bar);
    menu = undefined;
  });
}

/** The mode may have changed since the menu was built. */
function updateColorSwitch(built: HTMLElement, bar: HTMLElement): void {
  const now = bar.querySelector('[data-color-switch]')?.cloneNode(true);
  if (now) built.querySelector('[data-color-switch]')?.replaceWith(now);
}

async function readItems(): Promise<readonly MenuItem[]> {
  const answer = await fetch(MENU_ITEMS);
  return (await answer.json()) as readonly MenuItem[];
}

function close(toggle: HTMLElement): void {
  menu?.remove();
  menu = undefined;
  document.body.style.overflow = '';
  toggle.setAttribute('aria-expanded', 'false');
  toggle.focus();
}

function onPress(event: Event, toggle: HTMLElement, items: Promise<readonly MenuItem[]>): void {
  const pressed = (event.target as Element).closest<HTMLElement>('a, button, [class*="backdrop"]');
  if (!pressed) return;
  if (pressed.matches('.navbar-sidebar__backdrop, .navbar-sidebar__close')) toggle.click();
  else if (pressed.matches('.navbar-sidebar__back')) {
    pressed.closest('.navbar-sidebar__items')?.classList.remove(secondPanel);
  } else if (pressed.matches('[data-color-switch]')) switchColorMode();
  else if (pressed.matches(categoryControl)) {
    event.preventDefault();
    void toggleCategory(pressed, items);
  }
}
