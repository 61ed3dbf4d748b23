import { whenHydrated } from './hydration';

/** Where the colour mode is stored. Requirement 3.20. */
const colorModeKey = 'theme';

/**
 * Follows the colour mode that another tab stores, as the application does once it is there; what is stored but no mode
 * counts as light, the default, at once. The inline script of every page writes it as it is.
 */
export function followColorMode(): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = modeOf(dataset['theme']);

  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === colorModeKey && newValue !== null) dataset['theme'] = modeOf(newValue);
  });
}

/**
 * Does what the switch does, before the application is there: changes the mode, stores it, and has the switches say so.
 * The application takes the mode from the root of the page; it is told of it once more when it is there, lest it had
 * looked just before.
 */
export function switchColorMode(): void {
  const { dataset } = document.documentElement;
  const mode = dataset['theme'] === 'dark' ? 'light' : 'dark';
  dataset['theme'] = mode;
  try {
    localStorage.setItem(colorModeKey, mode);
  } catch (error) {
    // Requirement 8.22.
    console.error(error);
  }
  for (const button of document.querySelectorAll('[data-color-switch]')) {
    const name = (button.getAttribute('aria-label') ?? '').replace(/\w+(?= mode\))/, mode);
    button.setAttribute('aria-label', name);
    button.setAttribute('title', name);
    button.setAttribute('aria-pressed', String(mode === 'dark'));
  }
  void whenHydrated().then(() =>
    window.dispatchEvent(new StorageEvent('storage', { key: colorModeKey, newValue: mode })),
  );
}

function modeOf(value: string | undefined): 'light' | 'dark' {
  return value === 'dark' ? 'dark' : 'light';
}
