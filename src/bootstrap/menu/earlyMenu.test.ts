// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepareEarlyMenu, toggleEarlyMenu } from './earlyMenu';

const page = `
  <div id="__docusaurus">
    <nav class="navbar">
      <button class="navbar__toggle" aria-expanded="false"></button>
      <a class="navbar__brand" href="/">replicad</a>
      <a class="navbar__item navbar__link navbar__link--active" href="/docs/intro">Documentation</a>
      <a class="navbar__item navbar__link" href="/docs/api/">API</a>
    </nav>
    <ul class="theme-doc-sidebar-menu menu__list">
      <li><a class="menu__link" href="/docs/intro">Introduction</a></li>
      <li>
        <a class="menu__link menu__link--sublist" aria-expanded="true" href="/docs/a">Open</a>
        <ul style="display:block"><li><a class="menu__link" href="/docs/a">A</a></li></ul>
      </li>
      <li class="menu__list-item--collapsed">
        <a class="menu__link menu__link--sublist" aria-expanded="false" href="/docs/b">Closed</a>
      </li>
    </ul>
  </div>`;

beforeEach(() => {
  document.body.innerHTML = page;
  // As the start script has it: each press of the button is told to the menu.
  toggle().addEventListener('click', () => toggleEarlyMenu(toggle()));
  vi.stubGlobal('matchMedia', () => ({ addEventListener: () => undefined }));
  vi.stubGlobal('MENU_ITEMS', '/assets/menu.json');
  const items = [
    [
      'Closed',
      '/docs/b',
      [
        ['B', '/docs/b'],
        ['Deeper', '/docs/c', [['C', '/docs/c']]],
      ],
    ],
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(items)));
});

afterEach(() => {
  if (menu()) toggleEarlyMenu(toggle());
  vi.unstubAllGlobals();
});

const toggle = () => find('.navbar__toggle');
const menu = () => document.querySelector('body > .navbar-sidebar--show');
const inMenu = (selector: string) => find(`body > .navbar-sidebar--show ${selector}`);

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

// Requirement 11.25.
it('opens with the links of bar and sidebar, and leaves the page as it is', () => {
  const before = find('.theme-doc-sidebar-menu').outerHTML;
  toggleEarlyMenu(toggle());
  const names = Array.from(document.querySelectorAll('body > div:last-child a'), (link) =>
    link.textContent.trim(),
  );
  expect(names).toEqual([
    'replicad',
    ...['Documentation', 'API'],
    ...['Introduction', 'Open', 'A', 'Closed'],
  ]);
  expect(find('#__docusaurus .theme-doc-sidebar-menu').outerHTML).toBe(before);
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
});

// Requirement 11.25.
it('stands ready before the press, out of sight and reach, and is the one that opens', async () => {
  toggle().checkVisibility = () => true;
  prepareEarlyMenu();
  const built = menu() as HTMLElement;
  expect(built.inert).toBe(true);
  expect(built.style.opacity).toBe('0');
  expect(built.style.willChange).toBe('opacity');
  expect(document.body.style.overflow).toBe('');
  toggleEarlyMenu(toggle());
  expect(menu()).toBe(built);
  expect(built.style.opacity).toBe('');
  await vi.waitFor(() => expect(built.inert).toBe(false));
});

// Requirement 11.25.
it('has the page stand still once it is seen', async () => {
  toggleEarlyMenu(toggle());
  await vi.waitFor(() => expect(document.body.style.overflow).toBe('hidden'));
});

// Requirement 11.25.
it.each([
  ['its button', () => inMenu('.navbar-sidebar__close').click()],
  ['the backdrop', () => inMenu('.navbar-sidebar__backdrop').click()],
  [
    'Escape',
    () =>
      inMenu('.navbar-sidebar').dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
      ),
  ],
  ['the hamburger', () => toggleEarlyMenu(toggle())],
])('closes with %s, and gives the focus back', (_, close) => {
  toggleEarlyMenu(toggle());
  close();
  expect(menu()).toBeNull();
  expect(document.activeElement).toBe(toggle());
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  expect(document.body.style.overflow).toBe('');
});

// Requirement 11.25.
it('goes back to the main menu', () => {
  toggleEarlyMenu(toggle());
  const panels = inMenu('.navbar-sidebar__items');
  const shown = 'navbar-sidebar__items--show-secondary';
  expect(panels.classList.contains(shown)).toBe(true);
  inMenu('.navbar-sidebar__back').click();
  expect(panels.classList.contains(shown)).toBe(false);
});

// Requirement 11.25.
it('closes a category that is open', () => {
  toggleEarlyMenu(toggle());
  const [open] = categories();
  open?.click();
  expect(open?.getAttribute('aria-expanded')).toBe('false');
  expect(inMenu('li ul').style.display).toBe('none');
});

// Requirement 11.25.
it('opens a category whose links are not in the page, and the one in it', async () => {
  toggleEarlyMenu(toggle());
  categories()[1]?.click();
  expect(categories()[1]?.hasAttribute('data-waiting')).toBe(true);
  await vi.waitFor(() => expect(categories()).toHaveLength(3));
  expect(categories()[1]?.hasAttribute('data-waiting')).toBe(false);
  categories()[2]?.click();
  await vi.waitFor(() => expect(inMenu('li li li a').textContent).toBe('C'));
});

// Requirement 11.25.
it('leaves a category marked whose links cannot be had', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  toggleEarlyMenu(toggle());
  categories()[1]?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(categories()[1]?.getAttribute('aria-expanded')).toBe('true');
  expect(categories()[1]?.hasAttribute('data-waiting')).toBe(true);
});

const categories = () =>
  Array.from(document.querySelectorAll<HTMLElement>('body > div:last-child .menu__link--sublist'));
