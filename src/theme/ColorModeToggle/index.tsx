/**
 * Replaces the colour-mode switch of theme-classic. The original is disabled until hydration, so an early click is
 * lost. It also keeps the label "light mode" if the stored mode is dark: its first render already has the stored mode,
 * and hydration does not correct attributes.
 */
import { memo, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { useThemeConfig } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import type { Props } from '@theme/ColorModeToggle';
import styles from '@docusaurus/theme-classic/lib/theme/ColorModeToggle/styles.module.css';

function ColorModeToggle({ className, buttonClassName, value, onChange }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const { colorMode } = useThemeConfig();
  const shown = isBrowser ? value : colorMode.defaultMode;
  const title = translate(
    {
      message: 'Switch between dark and light mode (currently {mode})',
      id: 'theme.colorToggle.ariaLabel',
    },
    {
      mode:
        shown === 'dark'
          ? translate({ message: 'dark mode', id: 'theme.colorToggle.ariaLabel.mode.dark' })
          : translate({ message: 'light mode', id: 'theme.colorToggle.ariaLabel.mode.light' }),
    },
  );
  return (
    <div className={clsx(styles['toggle'], className)}>
      <button
        className={clsx('clean-btn', styles['toggleButton'], buttonClassName)}
        type="button"
        onClick={() => onChange(value === 'dark' ? 'light' : 'dark')}
        title={title}
        aria-label={title}
        aria-live="polite"
        aria-pressed={shown === 'dark'}
        // Until hydration, src/bootstrap/colorMode.ts handles clicks.
        data-color-switch
      >
        <IconLightMode className={clsx(styles['toggleIcon'], styles['lightToggleIcon'])} />
        <IconDarkMode className={clsx(styles['toggleIcon'], styles['darkToggleIcon'])} />
      </button>
    </div>
  );
}

export default memo(ColorModeToggle);
