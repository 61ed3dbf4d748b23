/** Where the colour mode is stored. Specification, section 3. */
const colorModeKey = 'theme';

/** Takes over the colour mode that another tab stores, until the returned function is called. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key !== colorModeKey || newValue === null) return;
    document.documentElement.dataset['theme'] = newValue === 'dark' ? 'dark' : 'light';
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
