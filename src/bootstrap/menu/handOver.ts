import { untilPainted } from '../untilPainted';
import { secondPanel } from './buildMenu';
import { categoriesOf } from './categories';

/** What can be pressed in a menu: the same things in the same order in both. */
const controls = 'a, button';

/** How deep categories stand in categories: each level is drawn after the one around it was opened. */
const levels = 2;

/** How many frames React's menu may take to be drawn. */
const patience = 60;

/**
 * Brings React's menu, which opens below the early one when the presses of the reader are done again, to how that one
 * stands, with its panel, its categories, its scroll positions and the focus, and then takes the early one away.
 */
export async function handOver(early: HTMLElement, bar: HTMLElement): Promise<void> {
  const late = await openedIn(bar);
  if (late) {
    const comeBack = withoutTransitions(bar);
    if (!early.querySelector(`.${secondPanel}`))
      late.querySelector<HTMLElement>('.navbar-sidebar__back')?.click();
    for (let level = 0; level < levels; level++) {
      alignCategories(early, late);
      await untilPainted();
      // What opens for the second time opens at once.
      for (const animation of late.getAnimations({ subtree: true })) animation.finish();
    }
    const focused = indexOfFocus(early);
    if (focused !== undefined) late.querySelectorAll<HTMLElement>(controls)[focused]?.focus();
    alignScroll(early, late);
    comeBack();
  }
  early.remove();
}

async function openedIn(bar: HTMLElement): Promise<HTMLElement | null> {
  const isOpen = () => bar.classList.contains('navbar-sidebar--show');
  // With each frame React has drawn what a press changed, and its movements have begun.
  for (let frame = 0; frame < patience && !isOpen(); frame++) await untilPainted();
  return isOpen() ? bar.querySelector<HTMLElement>('.navbar-sidebar') : null;
}

function indexOfFocus(menu: Element): number | undefined {
  const { activeElement } = document;
  const at = Array.from(menu.querySelectorAll(controls)).findIndex(
    (control) => control === activeElement,
  );
  return at < 0 ? undefined : at;
}

function alignCategories(early: Element, late: Element): void {
  const lateOnes = categoriesOf(late);
  const state = 'aria-expanded';
  for (const [path, category] of categoriesOf(early)) {
    const other = lateOnes.get(path);
    if (other && other.getAttribute(state) !== category.getAttribute(state)) other.click();
  }
}

function alignScroll(early: Element, late: Element): void {
  const scrolled = '.navbar-sidebar__items, .navbar-sidebar__item';
  const lateOnes = late.querySelectorAll(scrolled);
  early.querySelectorAll(scrolled).forEach(({ scrollTop }, index) => {
    const other = lateOnes[index];
    if (other) other.scrollTop = scrollTop;
  });
}

/** What is already seen must not come in a second time. Returns the function after which things move again. */
function withoutTransitions(bar: HTMLElement): () => void {
  const moving = bar.querySelectorAll<HTMLElement>(
    '.navbar-sidebar, .navbar-sidebar__backdrop, .navbar-sidebar__items',
  );
  for (const { style } of moving) style.transition = 'none';
  return () => {
    requestAnimationFrame(() => {
      for (const { style } of moving) style.transition = '';
    });
  };
}
