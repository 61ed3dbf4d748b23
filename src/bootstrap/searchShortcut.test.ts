// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { isSearchShortcut } from './searchShortcut';

/** Returns true if the key `init` opens search when it is pressed in the first element of `html`. */
function opens(init: KeyboardEventInit, html = '<p>'): boolean {
  document.body.innerHTML = html;
  let answer = false;
  const listen = (event: KeyboardEvent) => (answer = isSearchShortcut(event));
  document.addEventListener('keydown', listen);
  const target = document.body.querySelector('[data-target]') ?? document.body.firstElementChild;
  target?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  document.removeEventListener('keydown', listen);
  return answer;
}

describe('the search shortcut', () => {
  it('is Ctrl or Cmd plus K, even in a text field', () => {
    for (const html of ['<p>', '<input>']) {
      expect(opens({ key: 'k', ctrlKey: true }, html)).toBe(true);
      expect(opens({ key: 'K', metaKey: true }, html)).toBe(true);
    }
  });

  it('is not K alone or with other modifiers', () => {
    expect(opens({ key: 'k' })).toBe(false);
    expect(opens({ key: 'k', ctrlKey: true, altKey: true })).toBe(false);
    expect(opens({ key: 'K', ctrlKey: true, shiftKey: true })).toBe(false);
  });

  it('is the slash key, with or without Shift, but not with other modifiers', () => {
    expect(opens({ key: '/' })).toBe(true);
    expect(opens({ key: '/', shiftKey: true })).toBe(true);
    for (const held of ['ctrlKey', 'metaKey', 'altKey']) {
      expect(opens({ key: '/', [held]: true }), held).toBe(false);
    }
  });

  it.each([
    '<input>',
    '<input type="search">',
    '<input type="number">',
    '<textarea>',
    '<input readonly>',
    '<select>',
    '<div contenteditable><p data-target></p></div>',
    '<div contenteditable="plaintext-only"></div>',
  ])('is not the slash key in a text field: %s', (html) => {
    expect(opens({ key: '/' }, html)).toBe(false);
  });

  it.each([
    '<input type="range">',
    '<input type="checkbox">',
    '<button>',
    '<div contenteditable="false">',
  ])('is the slash key in an element without text input: %s', (html) => {
    expect(opens({ key: '/' }, html)).toBe(true);
  });
});
