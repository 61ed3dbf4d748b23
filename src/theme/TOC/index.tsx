// Replaces the table of contents of wide screens. The original is not a landmark, and its title is only in the style
// sheet. This table of contents is a landmark with an accessible name.
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
      {/* The classes of the original. Docusaurus selects links by them to highlight the current heading. */}
      <TOCItems
        {...contents}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
