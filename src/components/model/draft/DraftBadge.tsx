import { useSyncExternalStore, type ReactElement } from 'react';
import type { BuiltModel } from '../../../modeling';
import { keptOf, watchDrafts } from './draft';
import styles from './DraftBadge.module.css';

interface Props {
  readonly model: BuiltModel;
}

/** Tells that the reader left a version of their own, while the site's is shown. Lies over the picture: nothing moves. */
export function DraftBadge({ model: { name } }: Props): ReactElement | null {
  // The HTML of the build is the same for everybody: the mark comes with the first interaction.
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
