// Replaces the footer of theme-classic. It looks like the title block of a technical drawing and shows the version of
// the site.
import type { ReactElement } from 'react';
import { isMultiColumnFooterLinks, useThemeConfig } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LinkItem from '@theme/Footer/LinkItem';
import styles from './styles.module.css';

export default function Footer(): ReactElement | null {
  const { siteConfig } = useDocusaurusContext();
  const { footer } = useThemeConfig();
  if (!footer) return null;
  const columns = isMultiColumnFooterLinks(footer.links) ? footer.links : [];
  return (
    <footer className={`theme-layout-footer footer ${styles['footer']}`}>
      <div className={styles['block']}>
        <div className={styles['name']}>
          <strong>{siteConfig.title}</strong>
          <span>{siteConfig.tagline}</span>
        </div>
        {columns.map(({ title, items }) => (
          <div key={title}>
            <div className={styles['label']}>{title}</div>
            <ul>
              {items.map((item) => (
                <li key={item.label}>
                  <LinkItem item={item} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className={styles['version']}>
          <div className={styles['label']}>Version</div>
          <span>{String(siteConfig.customFields?.['version'])}</span>
        </div>
        <div className={styles['copyright']}>{footer.copyright}</div>
      </div>
    </footer>
  );
}
