import type { ReactElement } from 'react';
import type { ModelSession } from './ModelSession';
import { useSession } from '../activation/useSession';
import styles from '../Model.module.css';
import own from './Interactive.module.css';

/** Tells that another tab has kept a version of this model, and has the reader say which of the two is to stay. */
export function OtherTabNotice({ session }: { readonly session: ModelSession }): ReactElement {
  const isOther = useSession(session, ({ otherDraft }) => otherDraft !== null);
  return (
    <div role="status" className={own['codeActions']}>
      {isOther && (
        <>
          <span>
            You have changed this model in another tab, too. Only one version can be kept for your
            next visit.
          </span>
          <button type="button" className={styles['control']} onClick={() => session.keepOwn()}>
            Keep this one
          </button>
          <button type="button" className={styles['control']} onClick={() => session.takeOther()}>
            Show the other one
          </button>
        </>
      )}
    </div>
  );
}
