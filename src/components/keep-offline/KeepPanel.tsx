import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { Keeper, type KeepState } from '../../offline';
import { explain, inMegabytes, summary } from './messages';
import styles from './KeepPanel.module.css';

/** Shows how much of the site is stored offline, with buttons to download everything, to stop and to remove it. */
export function KeepPanel(): ReactElement {
  const scope = useBaseUrl('/');
  const [keeper] = useState(() => sharedKeeper(scope));
  const state = useSyncExternalStore(keeper.subscribe, keeper.getState);
  useEffect(() => void keeper.read(), [keeper]);
  const explanation = explain(state);
  return (
    <section className={styles['panel']} aria-label="Keep everything offline">
      <p className={styles['summary']} role="status">
        {summary(state)}
      </p>
      <Progress state={state} />
      {explanation !== null && <p className={styles['explanation']}>{explanation}</p>}
      <Actions state={state} keeper={keeper} />
    </section>
  );
}

let shared: Keeper | null = null;

/** Returns the `Keeper` that all panels share, so that its download continues when the reader opens other pages. */
function sharedKeeper(scope: string): Keeper {
  return (shared ??= new Keeper(scope));
}

function Progress({ state }: { readonly state: KeepState }): ReactElement | null {
  if (state.phase !== 'keeping' && state.phase !== 'partly') return null;
  const { done, all } = state;
  return (
    <div className={styles['progress']}>
      <progress aria-label="Kept so far" max={all} value={done} />
      <span>
        {inMegabytes(done)} of {inMegabytes(all)}
      </span>
    </div>
  );
}

interface ActionsProps {
  readonly state: KeepState;
  readonly keeper: Keeper;
}

function Actions({ state, keeper }: ActionsProps): ReactElement | null {
  const keep = (label: string) => (
    <button type="button" className={styles['main']} onClick={() => void keeper.keep()}>
      {label}
    </button>
  );
  const remove = (
    <button type="button" className={styles['control']} onClick={() => void keeper.remove()}>
      Remove
    </button>
  );
  switch (state.phase) {
    case 'reading':
    case 'impossible':
      return null;
    case 'seen':
      return (
        <div className={styles['actions']}>
          {keep('Keep everything')}
          {state.used > 0 && remove}
        </div>
      );
    case 'keeping':
      return (
        <div className={styles['actions']}>
          <button type="button" className={styles['control']} onClick={() => keeper.stop()}>
            Stop
          </button>
        </div>
      );
    case 'partly':
      return (
        <div className={styles['actions']}>
          {keep('Go on')}
          {remove}
        </div>
      );
    case 'all':
      return <div className={styles['actions']}>{remove}</div>;
  }
}
