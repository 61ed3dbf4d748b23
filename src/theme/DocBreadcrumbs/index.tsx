// Adds a button "Copy page" to the breadcrumbs of each docs page. It copies the page as Markdown.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Breadcrumbs from '@theme-original/DocBreadcrumbs';
import { markdownUrl } from '../../base/markdownUrl';
import { CopyPage } from '../../components/copy-page/CopyPage';
import styles from './styles.module.css';

export default function DocBreadcrumbs(): ReactNode {
  const { permalink } = useDoc().metadata;
  return (
    <div className={styles['line']}>
      <Breadcrumbs />
      <CopyPage key={permalink} address={markdownUrl(permalink)} />
    </div>
  );
}
