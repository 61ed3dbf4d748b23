import type { MenuItem } from '../../base/menuItem';

/** What opens and closes a category: its name, or an arrow beside it where the name is a link to a page. */
export const categoryControl = '.menu__link--sublist[aria-expanded], .menu__caret';

/** The categories of a menu by their path, outer ones first: "Replicad API / Drawing". */
export function categoriesOf(menu: Element): ReadonlyMap<string, HTMLElement> {
  const controls = Array.from(menu.querySelectorAll<HTMLElement>(categoryControl));
  return new Map(controls.map((control) => [pathOf(control).join(' / '), control]));
}

/** The names of the categories that a control stands in, its own last. */
function pathOf(control: Element): readonly string[] {
  const item = control.closest('li');
  const name = item?.querySelector('.menu__link--sublist')?.textContent ?? '';
  const outer = item?.parentElement?.closest('li')?.querySelector(categoryControl);
  return outer ? [...pathOf(outer), name] : [name];
}

/**
 * Opens a category, or closes it. The page has the links of open ones; those of others are made of `items`, and until they
 * are there the category shows that it was heard.
 */
export async function toggleCategory(
  control: HTMLElement,
  items: Promise<readonly MenuItem[]>,
): Promise<void> {
  const item = control.closest('li');
  if (!item) return;
  const isOpen = control.getAttribute('aria-expanded') === 'true';
  control.setAttribute('aria-expanded', String(!isOpen));
  item.classList.toggle('menu__list-item--collapsed', isOpen);
  const list = item.querySelector<HTMLElement>(':scope > ul') ?? (await makeList(control, items));
  if (list) list.style.display = isOpen ? 'none' : 'block';
}

async function makeList(
  control: HTMLElement,
  items: Promise<readonly MenuItem[]>,
): Promise<HTMLElement | undefined> {
  control.setAttribute('data-waiting', '');
  // Without them the category opens with the application's menu.
  const all = await items.catch(() => []);
  const found = itemsBelow(pathOf(control), all);
  if (!found) return undefined;
  control.removeAttribute('data-waiting');
  const list = document.createElement('ul');
  list.className = 'menu__list';
  list.append(...found.map(rowOf));
  control.closest('li')?.append(list);
  return list;
}

function itemsBelow(
  [name, ...rest]: readonly string[],
  items: readonly MenuItem[],
): readonly MenuItem[] | undefined {
  if (name === undefined) return items;
  const below = items.find(([label]) => label === name)?.[2];
  return below && itemsBelow(rest, below);
}

function rowOf([label, href, items]: MenuItem): HTMLElement {
  const row = document.createElement('li');
  const link = document.createElement('a');
  row.className = 'menu__list-item';
  link.className = 'menu__link';
  link.textContent = label;
  link.href = href;
  if (!items) {
    row.append(link);
    return row;
  }
  const box = document.createElement('div');
  box.className = 'menu__list-item-collapsible';
  row.classList.add('menu__list-item--collapsed');
  link.classList.add('menu__link--sublist', 'menu__link--sublist-caret');
  link.setAttribute('role', 'button');
  link.setAttribute('aria-expanded', 'false');
  box.append(link);
  row.append(box);
  return row;
}
