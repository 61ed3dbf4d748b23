import type { ReactElement } from 'react';
import { mainContentId } from '../../base/mainContentId';
import { PartBoundary } from '../lazy-part/PartBoundary';
import { BlankBench } from './BlankBench';
import { ModelPicker } from './ModelPicker';
import { PlaygroundBench } from './PlaygroundBench';
import { ProblemCard } from './ProblemCard';
import { useBench } from './useBench';
import styles from './Playground.module.css';

/** A page for writing a model: starts empty, from a link or from any model of the site. */
export function Playground(): ReactElement {
  const { bench, problem, open, runWhenOpen } = useBench();
  // The URL still names the previous model, and a reload would open that model again.
  const openOther = (name: string | null) => {
    window.history.replaceState(null, '', window.location.pathname);
    void open(name);
  };
  return (
    <main id={mainContentId} className={styles['playground']}>
      <div className={styles['bar']}>
        <h1 className={styles['title']}>Playground</h1>
        <ModelPicker
          names={bench?.names ?? []}
          current={bench?.opened.pickName ?? ''}
          onPick={openOther}
        />
      </div>
      <noscript>
        <p>The playground runs code in your browser: it needs JavaScript.</p>
      </noscript>
      {problem && (
        <ProblemCard
          problem={problem}
          onRetry={() => void open(problem.wanted)}
          onStartEmpty={() => openOther(null)}
        />
      )}
      {bench && (
        <PartBoundary
          label="The playground"
          standIn={<pre>{bench.opened.session.state.code}</pre>}
          resetKey={bench.count}
        >
          <PlaygroundBench key={bench.count} opened={bench.opened} />
        </PartBoundary>
      )}
      {!bench && problem === null && <BlankBench onRun={runWhenOpen} />}
    </main>
  );
}
