// Replaces the table of contents of a wide screen, for its role: the original is not a landmark, and only the style sheet names it.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import TOCItems from '@theme/TOCItems';
import type { Props } from '@theme/TOC';
import styles from '@docusaurus/theme-classic/lib/theme/TOC/styles.module.css';

export default function TOC({ className, ...contents }: Props): ReactNode {
  return (
    <nav
      aria-label="On this page"
      className={clsx(styles['tableOfContents'], 'thin-scrollbar', className)}
    >
      {/* Classes of the original: the highlighting of the current heading looks for them. */}
      <TOCItems
        {...contents}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
