import { useEffect, type ReactElement } from 'react';
import { useSession } from '../model/interactive/useSession';
import type { Opened } from './openModel';
import shared from '../model/Model.module.css';
import styles from './Playground.module.css';

/**
 * Says that a changed version is not saved, offers to download it, and makes the browser ask before the page is left.
 */
export function SaveNotice({ opened }: { readonly opened: Opened }): ReactElement | null {
  const { session, store, interactive } = opened;
  const problem = useSession(session, ({ isSaved, otherDraft }) =>
    session.isChanged && !isSaved && !otherDraft ? store.problem() : null,
  );
  const isLost = problem !== null;
  useEffect(() => {
    if (!isLost) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLost]);
  if (!isLost) return null;
  const download = () => {
    const file = new Blob([session.state.code], { type: 'text/javascript' });
    interactive.saveFile(file, store.fileName());
  };
  return (
    <div className={styles['problem']} role="alert">
      {problem}
      <button type="button" className={shared['control']} onClick={download}>
        Download
      </button>
    </div>
  );
}
