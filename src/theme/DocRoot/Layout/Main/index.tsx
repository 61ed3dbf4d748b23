/*
 * Replaces the part of theme-classic that holds what is beside the sidebar: the page that the HTML brought hydrates when it is
 * needed. A sidebar that hides itself, which the site has not, is left out.
 */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import styles from '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/Main/styles.module.css';
import type { Props } from '@theme/DocRoot/Layout/Main';
import { PageOnDemand } from '../../../../components/page-on-demand';

export default function DocRootLayoutMain({ children }: Props): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <main
      className={clsx(styles['docMainContainer'], !sidebar && styles['docMainContainerEnhanced'])}
    >
      <PageOnDemand
        className={clsx('container padding-top--md padding-bottom--lg', styles['docItemWrapper'])}
      >
        {children}
      </PageOnDemand>
    </main>
  );
}
