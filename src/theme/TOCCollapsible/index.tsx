/**
 * Replaces the table of contents of narrow screens. The original is not in the HTML and needs a script to open. This
 * table of contents is a `details` element, which works before hydration and without scripts.
 */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import TOCItems from '@theme/TOCItems';
import type { Props } from '@theme/TOCCollapsible';
import styles from '@docusaurus/theme-classic/lib/theme/TOCCollapsible/styles.module.css';
import button from '@docusaurus/theme-classic/lib/theme/TOCCollapsible/CollapseButton/styles.module.css';

export default function TOCCollapsible({ className, ...contents }: Props): ReactNode {
  return (
    <details className={clsx(styles['tocCollapsible'], className)}>
      <summary className={button['tocCollapsibleButton']}>On this page</summary>
      <nav aria-label="On this page" className={styles['tocCollapsibleContent']}>
        <TOCItems {...contents} />
      </nav>
    </details>
  );
}
