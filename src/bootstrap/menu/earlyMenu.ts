import { wideFrom } from '../../base/wideWindow';
import { switchColorMode } from '../colorMode';
import { whenHydrated } from '../hydration';
import { untilPainted } from '../untilPainted';
import { buildMenu, secondPanel } from './buildMenu';
import { categoryControl, toggleCategory } from './categories';
import { handOver } from './handOver';
import type { MenuItem } from '../../base/menuItem';

/** Address of the items of the sidebar. Written by `plugins/hydrate-on-interaction`. */
declare const MENU_ITEMS: string;

let menu: HTMLElement | undefined;

/** Built ahead, while nobody presses: in its place and laid out, but neither seen nor reached. */
let ready: HTMLElement | undefined;

/** Builds the menu of the page that stands here, unless the window is wide. */
export function prepareEarlyMenu(): void {
  ready?.remove();
  const toggle = document.querySelector('.navbar__toggle');
  const bar = toggle?.closest('nav');
  if (!bar || !toggle?.checkVisibility()) return;
  ready = buildMenu(bar);
  ready.inert = true;
  // Not by `visibility`, which what is inside has of its own.
  ready.style.opacity = '0';
  // A layer of its own, painted ahead.
  ready.style.willChange = 'opacity';
  document.body.append(ready);
  void whenHydrated().then(() => ready?.remove());
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
  menu = ready ?? buildMenu(bar);
  menu.style.opacity = '';
  updateColorSwitch(menu, bar);
  if (!ready) document.body.append(menu);
  ready = undefined;
  toggle.setAttribute('aria-expanded', 'true');
  // What the reader sees of it first is all there: nothing else may stand in its way.
  const painted = untilPainted();
  void painted.then(() => {
    if (!menu) return;
    // Changes the styles of all that is in it.
    menu.inert = false;
    lockPage(toggle);
  });
  const items = painted.then(readItems);
  menu.addEventListener('click', (event) => onPress(event, toggle, items));
  menu.addEventListener('keydown', ({ key }) => key === 'Escape' && toggle.click());
  void whenHydrated().then(async () => {
    if (menu) await handOver(menu, bar);
    menu = undefined;
  });
}

/** Has the page stand still while its menu is open, and the menu close where a window becomes wide: the theme has none there. */
function lockPage(toggle: HTMLElement): void {
  document.body.style.overflow = 'hidden';
  const wide = matchMedia(`(min-width: ${wideFrom}px)`);
  wide.addEventListener('change', () => menu && toggle.click(), { once: true });
}

/** The mode may have changed since the menu was built. */
function updateColorSwitch(built: HTMLElement, bar: HTMLElement): void {
  const [now, then] = [bar, built].map((part) => part.querySelector('[data-color-switch]'));
  if (now && then && !now.isEqualNode(then)) then.replaceWith(now.cloneNode(true));
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
