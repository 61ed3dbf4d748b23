import { useSyncExternalStore, type ReactElement } from 'react';
import type { BuiltModel } from '../../../modeling';
import { watchStorage } from '../../browser-storage/browserStorage';
import { draftKindOf } from './draft';
import styles from './DraftBadge.module.css';

interface Props {
  readonly model: BuiltModel;
}

/**
 * Tells readers who have a draft that the figure shows the site's version. The badge overlays the picture, so it does
 * not shift the page.
 */
export function DraftBadge({ model: { name } }: Props): ReactElement | null {
  // The built HTML is the same for all readers, so the badge appears after hydration.
  const draftKind = useSyncExternalStore(
    watchStorage,
    () => draftKindOf(name),
    () => null,
  );
  return (
    draftKind && (
      <p className={styles['draftBadge']}>
        {draftKind === 'code'
          ? 'Your version is kept: Edit opens it'
          : 'Your values are kept: Parameters opens them'}
      </p>
    )
  );
}
