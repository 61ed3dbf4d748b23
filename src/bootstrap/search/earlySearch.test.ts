// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitingMark } from '../eventReplay';

vi.mock('../../search/client/earlyWorker', () => ({ startEarlyWorker: vi.fn() }));

let press: () => boolean;

beforeEach(async () => {
  // A page has one such window; each test is a page of its own.
  vi.resetModules();
  const { prepareEarlySearch } = await import('./earlySearch');
  document.documentElement.removeAttribute('data-has-hydrated');
  document.head.innerHTML = '';
  document.body.innerHTML = '<button class="DocSearch-Button"></button>';
  vi.stubGlobal('SEARCH_WINDOW', { scripts: '/window.js', sheet: '/window.css', worker: '/w.js' });
  const toggle = prepareEarlySearch();
  press = () => {
    const isAnswered = toggle(button());
    // As the page does with presses that are to be done again.
    if (!isAnswered) button().setAttribute(waitingMark, '');
    return isAnswered;
  };
});

afterEach(async () => {
  // Ends the watch of a window that is still open.
  document.body.replaceChildren();
  await Promise.resolve();
  document.body.className = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const early = () => document.querySelector('.DocSearch-Container');
const button = () => find('.DocSearch-Button');
const sheet = () => find('link[rel=stylesheet]') as HTMLLinkElement;
const field = () => find('.DocSearch-Input') as HTMLInputElement;

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

function openNow(): void {
  press();
  sheet().dispatchEvent(new Event('load'));
}

function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

function key(target: Element, name: string, held: KeyboardEventInit = {}): void {
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...held }),
  );
}

// Requirement 11.29.
it('opens with its look, which applies to nothing before', () => {
  expect(sheet().media).toBe('not all');
  expect(press()).toBe(false);
  expect(sheet().media).toBe('all');
  expect(early()).toBeNull();
  sheet().dispatchEvent(new Event('load'));
  expect(document.activeElement).toBe(field());
  expect(document.body.className).toBe('DocSearch--active');
});

// Requirement 11.29.
it.each([
  ['Escape', () => key(field(), 'Escape')],
  ['the shortcut in its field', () => key(field(), 'k', { ctrlKey: true })],
  ['its button', () => expect(press()).toBe(true)],
  ['Cancel', () => find('.DocSearch-Cancel').click()],
  [
    'a press beside it',
    () => early()?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })),
  ],
])('closes with %s, takes the press back and gives the focus back', (_, close) => {
  openNow();
  close();
  expect(early()).toBeNull();
  expect(button().hasAttribute(waitingMark)).toBe(false);
  expect(document.activeElement).toBe(button());
  expect(document.body.className).toBe('');
});

// Requirement 11.29.
it('stays open when its content is pressed, and sends nothing', () => {
  openNow();
  find('.DocSearch-Modal').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(early()).not.toBeNull();
});

// Requirement 11.29.
it('keeps the focus', () => {
  openNow();
  key(field(), 'Tab');
  expect(document.activeElement).toBe(find('.DocSearch-Cancel'));
  key(find('.DocSearch-Cancel'), 'Tab');
  expect(document.activeElement).toBe(field());
});

// Requirement 11.29.
it('is not taken back by who presses again before its look is there', () => {
  expect([press(), press()]).toEqual([false, false]);
  sheet().dispatchEvent(new Event('load'));
  expect(document.activeElement).toBe(field());
  expect(button().hasAttribute(waitingMark)).toBe(true);
});

// Requirements 11.22, 11.29.
it('loses no letter that comes before its look', () => {
  press();
  for (const name of 'fil') key(document.body, name);
  sheet().dispatchEvent(new Event('load'));
  expect(field().value).toBe('fil');
});

// Requirement 11.29.
it('shows that what is typed waits', () => {
  openNow();
  const waits = () => early()?.classList.contains('DocSearch-Container--Stalled');
  type('f');
  expect(waits()).toBe(true);
  type('');
  expect(waits()).toBe(false);
});

function openLate(): HTMLInputElement {
  const late = document.createElement('div');
  late.className = 'DocSearch-Container late';
  late.innerHTML = '<input class="DocSearch-Input" type="search">';
  document.body.append(late);
  return find('.late input') as HTMLInputElement;
}

// Requirement 11.29.
it('has what is selected in the page for a query', () => {
  vi.spyOn(window, 'getSelection').mockReturnValue('fillet' as unknown as Selection);
  openNow();
  expect(field().value).toBe('fillet');
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 6]);
});

// Requirement 11.29.
it('gives text, cursor and focus to the window of the application', async () => {
  openNow();
  type('fillet');
  field().setSelectionRange(2, 4);
  const late = openLate();
  const changed = vi.fn();
  late.addEventListener('input', changed);
  await vi.waitFor(() => expect(early()).toBe(find('.late')));
  expect(late.value).toBe('fillet');
  expect([late.selectionStart, late.selectionEnd]).toEqual([2, 4]);
  expect(changed).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(late);
  expect(document.body.className).toBe('DocSearch--active');
});

// Requirement 11.29.
it('stays while a window that could not be loaded is asked for again, and goes when it is given up', async () => {
  openNow();
  type('fillet');
  const notice = document.createElement('div');
  notice.dataset['searchFailure'] = '';
  document.body.append(notice);
  await Promise.resolve();
  expect(field().value).toBe('fillet');
  notice.remove();
  await vi.waitFor(() => expect(early()).toBeNull());
});

// Requirement 11.29.
it('has a look that the application does not take for its own', () => {
  expect(sheet().dataset['href']).not.toBe(sheet().getAttribute('href'));
});

// Requirement 11.29.
it('asks for its look again where it could not be had ahead', () => {
  sheet().dispatchEvent(new Event('error'));
  expect(document.querySelector('link[rel=stylesheet]')).toBeNull();
  openNow();
  expect(document.activeElement).toBe(field());
});
