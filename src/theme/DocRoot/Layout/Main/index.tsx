// Replaces the `main` element of docs pages to set the id that the skip link targets. The original also supports pages
// without a sidebar, which this site does not have.
import type { ReactNode } from 'react';
import type { Props } from '@theme/DocRoot/Layout/Main';
import styles from '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/Main/styles.module.css';
import { mainContentId } from '../../../../base/mainContentId';

export default function DocRootLayoutMain({ children }: Props): ReactNode {
  return (
    <main id={mainContentId} className={styles['docMainContainer']}>
      <div className="container padding-top--md padding-bottom--lg">{children}</div>
    </main>
  );
}
