import type { ReactElement } from 'react';
import type { BuiltModel } from '../../../modeling';
import type { ModelSession } from '../interactive/ModelSession';
import { useModelSession } from '../interactive/useModelSession';
import styles from '../draft/DraftBadge.module.css';

interface Props {
  readonly model: BuiltModel;
  readonly session: ModelSession;
}

/**
 * Tells readers that their code has not run yet, for example after it was restored, and that the picture shows the
 * site's version.
 */
export function NotRunBadge({ model, session }: Props): ReactElement | null {
  const isNotRun = useModelSession(
    session,
    ({ code, progress, result, error }) =>
      code !== model.code && progress === null && result === null && error === null,
  );
  return isNotRun ? (
    <p className={styles['draftBadge']}>The site&apos;s version: Run shows yours</p>
  ) : null;
}
