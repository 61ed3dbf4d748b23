// Adds the page and the model that the reader left last to the foot of the sidebar, and of the menu on a phone.
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
          {/* A press closes the menu of a phone. */}
          <ContinueReading
            onFollow={() => props.onItemClick?.({ type: 'link', label: '', href: '' })}
          />
        </li>
      )}
    </>
  );
}
