import { useEffect, type ReactElement } from 'react';
import { readEntry, watchStorage } from '../browser-storage/browserStorage';
import { downloadFile } from '../model/interactive/downloadModel';
import { useModelSession } from '../model/interactive/useModelSession';
import { saveProblems } from './my-models/store';
import type { OpenedModel } from './openModel';
import shared from '../model/Model.module.css';
import styles from './Playground.module.css';

interface Props {
  readonly opened: OpenedModel;
  readonly onMyModels: () => void;
}

/** Says that a changed version is not saved, and offers to download it. */
export function SaveNotice({ opened: { session, store }, onMyModels }: Props): ReactElement | null {
  const problem = useModelSession(session, () => (session.isLost ? store.problem() : null));
  const isLost = problem !== null;
  useEffect(() => {
    if (!isLost) return;
    // Saves again once the reader has deleted another model.
    return watchStorage((key) => {
      if (key !== null && key !== store.key && readEntry(key) === null) session.keepOwn();
    });
  }, [isLost, session, store]);
  if (!isLost) return null;
  const download = () =>
    downloadFile(new Blob([session.state.code], { type: 'text/javascript' }), store.fileName());
  return (
    <div className={styles['problem']} role="alert">
      {problem}
      {session.hasAttached && ' The download does not include attached files.'}
      <button type="button" className={shared['control']} onClick={download}>
        Download
      </button>
      {(problem === saveProblems.full || problem === saveProblems.tooMany) && (
        <button type="button" className={shared['control']} onClick={onMyModels}>
          My models
        </button>
      )}
    </div>
  );
}
