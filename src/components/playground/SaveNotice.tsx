import { useEffect, type ReactElement } from 'react';
import { readEntry, watchStorage } from '../browser-storage/browserStorage';
import { saveFile } from '../model/interactive/downloadModel';
import { useSession } from '../model/interactive/useSession';
import { problems } from './my-models/store';
import type { Opened } from './openModel';
import shared from '../model/Model.module.css';
import styles from './Playground.module.css';

interface Props {
  readonly opened: Opened;
  readonly onMyModels: () => void;
}

/**
 * Says that a changed version is not saved, offers to download it, and makes the browser ask before the page is left.
 */
export function SaveNotice({ opened: { session, store }, onMyModels }: Props): ReactElement | null {
  const problem = useSession(session, ({ isSaved, otherDraft }) =>
    session.isChanged && !isSaved && !otherDraft ? store.problem() : null,
  );
  const isLost = problem !== null;
  useEffect(() => {
    if (!isLost) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    // Saves again once the reader has deleted another model.
    const unwatch = watchStorage((key) => {
      if (key !== null && key !== store.key && readEntry(key) === null) session.keepOwn();
    });
    return () => {
      window.removeEventListener('beforeunload', ask);
      unwatch();
    };
  }, [isLost, session, store]);
  if (!isLost) return null;
  const download = () =>
    saveFile(new Blob([session.state.code], { type: 'text/javascript' }), store.fileName());
  return (
    <div className={styles['problem']} role="alert">
      {problem}
      <button type="button" className={shared['control']} onClick={download}>
        Download
      </button>
      {(problem === problems.full || problem === problems.tooMany) && (
        <button type="button" className={shared['control']} onClick={onMyModels}>
          My models
        </button>
      )}
    </div>
  );
}
