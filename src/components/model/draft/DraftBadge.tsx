import { useSyncExternalStore, type ReactElement } from 'react';
import type { BuiltModel } from '../../../modeling';
import { watchStorage } from '../../browser-storage/browserStorage';
import type { ModelSession } from '../interactive/ModelSession';
import { useSession } from '../interactive/useSession';
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

interface UnrunProps extends Props {
  readonly session: ModelSession;
}

/** Tells readers that their code has not run yet, for example after it was restored, so the picture is the site's. */
export function UnrunBadge({ model, session }: UnrunProps): ReactElement | null {
  const isUnrun = useSession(
    session,
    ({ code, result, error }) => code !== model.code && result === null && error === null,
  );
  return isUnrun ? (
    <p className={styles['draftBadge']}>The site&apos;s version: Run shows yours</p>
  ) : null;
}
