// Replaces the frame of a docs page, for the id that the skip link leads to. The original also knows pages without a sidebar.
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
