// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { switchColorMode } from './colorMode';

const root = document.documentElement;
const name = 'Switch between dark and light mode (currently light mode)';

beforeEach(() => {
  localStorage.clear();
  root.dataset['theme'] = 'light';
  document.body.innerHTML = `<button data-color-switch aria-label="${name}" aria-pressed="false"></button>`;
});

afterEach(() => {
  vi.restoreAllMocks();
  delete root.dataset['hasHydrated'];
});

const button = () => document.querySelector('button');

// Requirement 11.21.
it('switchColorMode changes and stores the mode and updates the switch', () => {
  switchColorMode();
  expect(root.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(button()?.getAttribute('aria-label')).toBe(name.replace('light mode)', 'dark mode)'));
  expect(button()?.getAttribute('title')).toBe(name.replace('light mode)', 'dark mode)'));
  expect(button()?.getAttribute('aria-pressed')).toBe('true');
  switchColorMode();
  expect(root.dataset['theme']).toBe('light');
  expect(button()?.getAttribute('aria-label')).toBe(name);
});

// Requirement 8.22.
it('switchColorMode changes the mode and logs an error if storage fails', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  switchColorMode();
  expect(root.dataset['theme']).toBe('dark');
  expect(logged).toHaveBeenCalledOnce();
});

it('switchColorMode dispatches a storage event after hydration', async () => {
  const onStorage = vi.fn();
  window.addEventListener('storage', onStorage, { once: true });
  switchColorMode();
  await Promise.resolve();
  expect(onStorage).not.toHaveBeenCalled();
  root.dataset['hasHydrated'] = 'true';
  await vi.waitFor(() => expect(onStorage).toHaveBeenCalledOnce());
});
