// Adds links to the reader's last page and model at the foot of the sidebar and of the mobile menu.
import type { ReactNode } from 'react';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItems';
import { ContinueReading } from '../../components/continue-reading/ContinueReading';
import styles from '../../components/continue-reading/ContinueReading.module.css';

export default function DocSidebarItemsWithFoot(props: Props): ReactNode {
  return (
    <>
      <DocSidebarItems {...props} />
      {props.level === 1 && (
        <li className={styles['foot']}>
          {/* Following a link closes the menu on a phone. */}
          <ContinueReading
            onFollow={() => props.onItemClick?.({ type: 'link', label: '', href: '' })}
          />
        </li>
      )}
    </>
  );
}
