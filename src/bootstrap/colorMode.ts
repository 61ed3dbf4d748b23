/** Where the colour mode is stored. Requirement 3.20. */
const colorModeKey = 'theme';

/**
 * Until the returned function is called, follows the colour mode that another tab stores; what is stored
 * but no mode counts as light, the default, at once. The inline script of every page writes it as it is.
 */
export function followColorMode(): () => void {
  const { dataset } = document.documentElement;
  dataset['theme'] = modeOf(dataset['theme']);

  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === colorModeKey && newValue !== null) dataset['theme'] = modeOf(newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function modeOf(value: string | undefined): 'light' | 'dark' {
  return value === 'dark' ? 'dark' : 'light';
}
