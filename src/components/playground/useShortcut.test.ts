// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useShortcut } from './useShortcut';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Presses a key on the page. Returns true if the browser's default action was prevented. */
const press = (init: KeyboardEventInit) =>
  !document.body.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
  );

// Requirement 10.86.
it('a shortcut works with Ctrl or Cmd anywhere on the page, but not behind a dialog', () => {
  const onPress = vi.fn();
  renderHook(() => useShortcut('enter', onPress));
  expect(press({ key: 'Enter' })).toBe(false);
  expect(press({ key: 'Enter', ctrlKey: true, shiftKey: true })).toBe(false);
  expect(onPress).not.toHaveBeenCalled();
  expect(press({ key: 'Enter', ctrlKey: true })).toBe(true);
  expect(press({ key: 'Enter', metaKey: true })).toBe(true);
  expect(onPress).toHaveBeenCalledTimes(2);
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  expect(press({ key: 'Enter', ctrlKey: true })).toBe(true);
  expect(onPress).toHaveBeenCalledTimes(2);
});
