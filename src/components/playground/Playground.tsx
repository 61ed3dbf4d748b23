import { useCallback, useEffect, useState, type ReactElement } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { NotLoadedError } from './NotLoadedError';
import { ModelPicker } from './ModelPicker';
import type { Opened } from './openModel';
import { PlaygroundBench } from './PlaygroundBench';
import modelStyles from '../model/Model.module.css';
import styles from './Playground.module.css';

interface Bench {
  readonly opened: Opened;
  readonly names: readonly string[];
  /** Counts openings: a new one throws the former bench away. */
  readonly count: number;
}

interface Problem {
  readonly sentence: string;
  /** What was to be opened: a model, a blank one (null), or what the address says (undefined). */
  readonly wanted: string | null | undefined;
  /** False where the next try gives the same, as with a damaged link. */
  readonly mayPass: boolean;
}

/** A full window to write a model in: empty, opened from a link, or from any model of the site. */
export function Playground(): ReactElement {
  const baseUrl = useBaseUrl('/');
  const [bench, setBench] = useState<Bench | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const open = useCallback(
    async (name: string | null | undefined) => {
      try {
        const { openAddress, openModel, modelNames } = await loadParts();
        const opened =
          name === undefined
            ? await openAddress(window.location, baseUrl)
            : await openModel(name, baseUrl);
        setBench((before) => ({ opened, names: modelNames, count: (before?.count ?? 0) + 1 }));
        setProblem(null);
      } catch (reason) {
        setProblem({
          sentence: reason instanceof Error ? reason.message : String(reason),
          wanted: name,
          mayPass: reason instanceof NotLoadedError,
        });
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
          <span>{problem.sentence}</span>
          {problem.mayPass && (
            <button
              type="button"
              className={modelStyles['control']}
              onClick={() => void open(problem.wanted)}
            >
              Try again
            </button>
          )}
          <button type="button" className={modelStyles['control']} onClick={() => void open(null)}>
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

async function loadParts() {
  try {
    const [{ openAddress, openModel }, { modelNames }] = await Promise.all([
      import('./openModel'),
      import('./siteModels'),
    ]);
    return { openAddress, openModel, modelNames };
  } catch (cause) {
    throw new NotLoadedError('The playground did not load. Check your connection.', { cause });
  }
}
