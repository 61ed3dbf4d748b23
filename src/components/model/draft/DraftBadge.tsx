import { useSyncExternalStore, type ReactElement } from 'react';
import type { BuiltModel } from '../../../modeling';
import { keptOf, watchDrafts } from './draft';
import styles from './DraftBadge.module.css';

interface Props {
  readonly model: BuiltModel;
}

/**
 * A badge for readers who have their own version, while the site's is shown. It overlays the picture, so nothing moves.
 */
export function DraftBadge({ model: { name } }: Props): ReactElement | null {
  // The built HTML is the same for everybody, so the badge appears only after hydration.
  const kept = useSyncExternalStore(
    watchDrafts,
    () => keptOf(name),
    () => null,
  );
  return (
    kept && (
      <p className={styles['draftBadge']}>
        {kept === 'code'
          ? 'Your version is kept: Edit opens it'
          : 'Your values are kept: Parameters opens them'}
      </p>
    )
  );
}
