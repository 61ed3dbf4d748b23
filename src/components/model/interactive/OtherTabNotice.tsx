import type { ReactElement } from 'react';
import type { ModelSession } from './ModelSession';
import { useSession } from '../activation/useSession';
import styles from '../Model.module.css';
import own from './Interactive.module.css';

/** A notice that another tab has saved a version of this model, with buttons to choose which one to keep. */
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
