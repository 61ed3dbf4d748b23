/**
 * Replaces the footer of the theme to add "Report a mistake". The original has only "Edit this page", and is empty on
 * reference pages, which are generated from several sources. Tags and dates of the last change are left out, because no
 * page has them.
 */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import EditThisPage from '@theme/EditThisPage';

export default function DocItemFooter(): ReactNode {
  const { title, permalink, editUrl } = useDoc().metadata;
  const { url, organizationName, projectName } = useDocusaurusContext().siteConfig;
  const report = new URLSearchParams({
    title: `Docs: ${title}`,
    body: `Page: ${url}${permalink}\n\n`,
  });
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, 'docusaurus-mt-lg')}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      <Link
        className={ThemeClassNames.common.editThisPage}
        to={`https://github.com/${organizationName}/${projectName}/issues/new?${report}`}
      >
        Report a mistake
      </Link>
    </footer>
  );
}
