import { attributes, whenHydrated } from './shared';

/** The `localStorage` key of the colour mode. Requirement 3.20. */
const colorModeKey = 'theme';

/**
 * Handles the colour switch before hydration: changes and stores the mode, and updates the name and state of the
 * switch. React may already have read the old mode, so the application gets a storage event after hydration.
 */
export function switchColorMode(): void {
  const root = document.documentElement;
  const mode = root.getAttribute(attributes.theme) === 'dark' ? 'light' : 'dark';
  root.setAttribute(attributes.theme, mode);
  try {
    localStorage.setItem(colorModeKey, mode);
  } catch (error) {
    // Requirement 8.22: storage errors are logged and ignored.
    console.error(error);
  }
  for (const button of document.querySelectorAll(`[${attributes.colorSwitch}]`)) {
    const name = (button.getAttribute('aria-label') ?? '').replace(/\w+(?= mode\))/, mode);
    button.setAttribute('aria-label', name);
    button.setAttribute('title', name);
    button.setAttribute('aria-pressed', String(mode === 'dark'));
  }
  whenHydrated(() =>
    window.dispatchEvent(new StorageEvent('storage', { key: colorModeKey, newValue: mode })),
  );
}
