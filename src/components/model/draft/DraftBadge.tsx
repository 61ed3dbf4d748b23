import { useSyncExternalStore, type ReactElement } from 'react';
import type { BuiltModel } from '../../../modeling';
import { hasDraft, watchDrafts } from './draft';
import styles from './DraftBadge.module.css';

interface Props {
  readonly model: BuiltModel;
}

/** Tells that the reader left a version of their own, while the site's is shown. Lies over the picture: nothing moves. */
export function DraftBadge({ model: { name } }: Props): ReactElement | null {
  // The HTML of the build is the same for everybody: the mark comes with the first interaction.
  const isKept = useSyncExternalStore(
    watchDrafts,
    () => hasDraft(name),
    () => false,
  );
  return isKept ? (
    <p className={styles['draftBadge']}>Your version is kept: Edit opens it</p>
  ) : null;
}
