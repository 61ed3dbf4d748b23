// Adds to the line above each docs page's title a way to take the page along as Markdown.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Breadcrumbs from '@theme-original/DocBreadcrumbs';
import { CopyPage } from './CopyPage';
import { markdownAddress } from '../../base/markdownAddress';
import styles from './styles.module.css';

export default function DocBreadcrumbs(): ReactNode {
  const { permalink } = useDoc().metadata;
  return (
    <div className={clsx(styles['line'])}>
      <Breadcrumbs />
      <CopyPage key={permalink} address={markdownAddress(permalink)} />
    </div>
  );
}
