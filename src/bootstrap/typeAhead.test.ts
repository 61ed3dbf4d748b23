// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { typeAhead } from './typeAhead';

const heard = vi.fn();
const field = Object.assign(document.createElement('input'), { type: 'search' });
const elsewhere = document.createElement('button');

function press(key: string, held: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
  document.body.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  document.body.append(field, elsewhere);
  field.value = '';
  document.body.addEventListener('keydown', heard);
  typeAhead();
});

afterEach(() => {
  press('Escape');
  heard.mockClear();
  field.blur();
});

// Requirement 11.22.
it('typed text goes into the search field on focus, with an input event', () => {
  const changed = vi.fn();
  field.addEventListener('input', changed, { once: true });
  for (const key of ['f', 'i', 'k', 'Backspace', 'l', 'Shift', ' ']) press(key);
  expect(heard).toHaveBeenCalledTimes(1);
  field.focus();
  expect(field.value).toBe('fil ');
  expect(changed).toHaveBeenCalledOnce();
});

// Requirements 8.13, 11.22.
it('typed text survives a failed load and a retry of the search window', () => {
  const failure = document.createElement('div');
  failure.dataset['searchFailure'] = '';
  const retry = failure.appendChild(document.createElement('button'));
  document.body.append(failure);
  for (const key of 'fil') press(key);
  retry.focus();
  retry.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
  retry.dispatchEvent(space);
  expect(space.defaultPrevented).toBe(false);
  field.focus();
  expect(field.value).toBe('fil');
  failure.remove();
});

it('typed text goes before the existing text of the search field', () => {
  press('s');
  field.value = 'hell';
  field.focus();
  expect(field.value).toBe('shell');
});

it('type-ahead ignores keys with Ctrl', () => {
  expect(press('t', { ctrlKey: true }).defaultPrevented).toBe(false);
});

it('type-ahead collects each key once, even if it is started twice', () => {
  typeAhead();
  press('f');
  field.focus();
  expect(field.value).toBe('f');
});

it.each([
  { end: 'Escape', act: () => press('Escape') },
  {
    end: 'a pointer press',
    act: () => elsewhere.dispatchEvent(new Event('pointerdown', { bubbles: true })),
  },
  { end: 'focus on another element', act: () => elsewhere.focus() },
  { end: 'focus on the search field', act: () => field.focus() },
])('type-ahead ends with $end', ({ act }) => {
  act();
  expect(press('f').defaultPrevented).toBe(false);
  elsewhere.focus();
  field.focus();
  expect(field.value).toBe('');
});
