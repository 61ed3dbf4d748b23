/*
 * Replaces the footer of the theme, which has "Edit this page" alone, and nothing on pages of the reference: their sources are
 * many. Tags and dates of the last change, which no page uses, are left out.
 */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import EditThisPage from '@theme/EditThisPage';
import { reportAddress } from './reportAddress';

export default function DocItemFooter(): ReactNode {
  const { title, permalink, editUrl } = useDoc().metadata;
  const { url, organizationName, projectName } = useDocusaurusContext().siteConfig;
  const repository = `https://github.com/${organizationName}/${projectName}`;
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, 'docusaurus-mt-lg')}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      <Link
        className={ThemeClassNames.common.editThisPage}
        to={reportAddress(repository, title, url + permalink)}
      >
        Report a mistake
      </Link>
    </footer>
  );
}
