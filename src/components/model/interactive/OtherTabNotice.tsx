import type { ReactElement } from 'react';
import type { ModelSession } from './ModelSession';
import { useModelSession } from './useModelSession';
import styles from '../Model.module.css';
import own from './InteractiveModel.module.css';

/** Tells the reader that another tab has saved a version of this model, and offers to keep either version. */
export function OtherTabNotice({ session }: { readonly session: ModelSession }): ReactElement {
  const isOther = useModelSession(session, ({ otherDraft }) => otherDraft !== null);
  return (
    <div role="status" className={own['codeActions']}>
      {isOther && (
        <>
          <span>
            You have also changed this model in another tab. Only one version can be kept for your
            next visit.
          </span>
          <button type="button" className={styles['control']} onClick={() => session.keepOwn()}>
            Keep this one
          </button>
          <button
            type="button"
            className={styles['control']}
            onClick={() => session.loadOtherDraft()}
          >
            Show the other one
          </button>
        </>
      )}
    </div>
  );
}
