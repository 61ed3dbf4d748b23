/*
 * Replaces the skip link of theme-common. Before hydration, the original leads to an element that also contains the
 * sidebar, so the next Tab goes to the sidebar. This link always leads to `main`, even without scripts.
 */
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { useLocationChange } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import styles from '@docusaurus/theme-classic/lib/theme/SkipToContent/styles.module.css';
import { mainContentId } from '../../base/mainContentId';

const label = translate({
  id: 'theme.common.skipToMainContent',
  message: 'Skip to main content',
});

export default function SkipToContent(): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const { action } = useHistory();
  // After navigation to a new page, the next Tab reaches the skip link, as in the original.
  useLocationChange(({ location }) => {
    if (location.hash === '' && action === 'PUSH') focusOnce(region.current);
  });
  const skip = (event: MouseEvent) => {
    // Keeps the fragment of the URL, which may contain a model.
    event.preventDefault();
    focusOnce(document.getElementById(mainContentId));
  };
  return (
    <div ref={region} role="region" aria-label={label}>
      {/* A plain link instead of `Link`, because the browser must follow it before hydration. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a className={styles['skipToContent']} href={`#${mainContentId}`} onClick={skip}>
        {label}
      </a>
    </div>
  );
}

/** Focuses an element that is not focusable by default. */
function focusOnce(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus();
  element?.removeAttribute('tabindex');
}
