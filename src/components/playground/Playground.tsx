import { useCallback, useEffect, useState, type ReactElement } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { ModelPicker } from './ModelPicker';
import type { Opened } from './openModel';
import { PlaygroundBench } from './PlaygroundBench';
import styles from './Playground.module.css';

interface Bench {
  readonly opened: Opened;
  readonly names: readonly string[];
  /** Counts openings: a new one throws the former bench away. */
  readonly count: number;
}

/** A full window to write a model in: empty, opened from a link, or from any model of the site. */
export function Playground(): ReactElement {
  const baseUrl = useBaseUrl('/');
  const [bench, setBench] = useState<Bench | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const open = useCallback(
    async (name: string | null | undefined) => {
      try {
        const [{ openAddress, openModel }, { modelNames }] = await Promise.all([
          import('./openModel'),
          import('./siteModels'),
        ]);
        const opened =
          name === undefined
            ? await openAddress(window.location, baseUrl)
            : await openModel(name, baseUrl);
        setBench((before) => ({ opened, names: modelNames, count: (before?.count ?? 0) + 1 }));
        setProblem(null);
      } catch (reason) {
        setProblem(reason instanceof Error ? reason.message : String(reason));
      }
    },
    [baseUrl],
  );

  useEffect(() => {
    const openFromAddress = () => void open(undefined);
    openFromAddress();
    // A link pasted into the address bar of an open playground.
    window.addEventListener('hashchange', openFromAddress);
    return () => window.removeEventListener('hashchange', openFromAddress);
  }, [open]);

  return (
    <main className={styles['playground']} data-start-now>
      <div className={styles['bar']}>
        <h1 className={styles['title']}>Playground</h1>
        {bench && (
          <ModelPicker
            names={bench.names}
            current={bench.opened.model.name}
            onPick={(name) => {
              window.history.replaceState(null, '', window.location.pathname);
              void open(name);
            }}
          />
        )}
      </div>
      {problem !== null && (
        <div role="alert" className={styles['problem']}>
          {problem}{' '}
          <button type="button" onClick={() => void open(null)}>
            Start with an empty model
          </button>
        </div>
      )}
      {bench && <PlaygroundBench key={bench.count} opened={bench.opened} />}
      {!bench && problem === null && <p>Loading the playground…</p>}
      <noscript>
        <p>The playground runs code in your browser: it needs JavaScript.</p>
      </noscript>
    </main>
  );
}
