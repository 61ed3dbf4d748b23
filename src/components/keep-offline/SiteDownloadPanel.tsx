import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { SiteDownloader, type SiteDownloadState } from '../../offline';
import { explainState, formatMegabytes, summarizeState } from './messages';
import styles from './SiteDownloadPanel.module.css';

/** Shows how much of the site is stored offline, with buttons to download everything, to stop and to remove it. */
export function SiteDownloadPanel(): ReactElement {
  const scope = useBaseUrl('/');
  const [downloader] = useState(() => sharedDownloader(scope));
  const state = useSyncExternalStore(downloader.subscribe, downloader.getState);
  useEffect(() => void downloader.read(), [downloader]);
  const explanation = explainState(state);
  return (
    <section className={styles['panel']} aria-label="Keep everything offline">
      <p className={styles['summary']} role="status">
        {summarizeState(state)}
      </p>
      <Progress state={state} />
      {explanation !== null && <p className={styles['explanation']}>{explanation}</p>}
      <Actions state={state} downloader={downloader} />
    </section>
  );
}

let shared: SiteDownloader | null = null;

/**
 * Returns the `SiteDownloader` that all panels share, so its download continues when the reader opens other pages.
 */
function sharedDownloader(scope: string): SiteDownloader {
  return (shared ??= new SiteDownloader(scope));
}

function Progress({ state }: { readonly state: SiteDownloadState }): ReactElement | null {
  if (state.phase !== 'downloading' && state.phase !== 'partial') return null;
  const { done, all } = state;
  return (
    <div className={styles['progress']}>
      <progress aria-label="Kept so far" max={all} value={done} />
      <span>
        {formatMegabytes(done)} of {formatMegabytes(all)}
      </span>
    </div>
  );
}

interface ActionsProps {
  readonly state: SiteDownloadState;
  readonly downloader: SiteDownloader;
}

function Actions({ state, downloader }: ActionsProps): ReactElement | null {
  const download = (label: string) => (
    <button type="button" className={styles['main']} onClick={() => void downloader.download()}>
      {label}
    </button>
  );
  const remove = (
    <button type="button" className={styles['control']} onClick={() => void downloader.remove()}>
      Remove
    </button>
  );
  switch (state.phase) {
    case 'loading':
    case 'unsupported':
      return null;
    case 'visited':
      return (
        <div className={styles['actions']}>
          {download('Keep everything')}
          {state.used > 0 && remove}
        </div>
      );
    case 'downloading':
      return (
        <div className={styles['actions']}>
          <button type="button" className={styles['control']} onClick={() => downloader.stop()}>
            Stop
          </button>
        </div>
      );
    case 'partial':
      return (
        <div className={styles['actions']}>
          {download('Go on')}
          {remove}
        </div>
      );
    case 'complete':
      return <div className={styles['actions']}>{remove}</div>;
  }
}
