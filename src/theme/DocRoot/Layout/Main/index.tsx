// Replaces the `main` element of docs pages to give it the id for the skip link. The original also handles pages
// without a sidebar.
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
