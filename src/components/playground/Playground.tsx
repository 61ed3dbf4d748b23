import { useMemo, type ReactElement } from 'react';
import { mainContentId } from '../../base/mainContentId';
import { LazyBoundary } from '../lazy-component/LazyBoundary';
import { EmptyPlayground } from './EmptyPlayground';
import { ModelPicker } from './ModelPicker';
import { MyModelsButton } from './MyModelsButton';
import { ProblemCard } from './ProblemCard';
import { hasModels, useFilesDialog } from './useFilesDialog';
import { usePlayground } from './usePlayground';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt';
import styles from './Playground.module.css';

/** The page for writing a model. It starts with the empty model, a linked model or a site model. */
export function Playground(): ReactElement {
  const { shown, ownName, problem, open, runWhenOpen } = usePlayground();
  const myModels = useFilesDialog(hasModels);
  const mayLeave = useUnsavedChangesPrompt(shown?.opened.session ?? null);
  const openAt = (query: string, name?: string | null) => {
    if (!mayLeave()) return;
    // Otherwise the URL would still name the previous model, and a reload would open that model.
    window.history.replaceState(null, '', window.location.pathname + query);
    void open(name);
  };
  const openOther = (name: string | null) => openAt('', name);
  const openMine = (id: string) => openAt(`?model=${id}`);
  return (
    <main id={mainContentId} className={styles['playground']}>
      <div className={styles['bar']}>
        <h1 className={styles['title']}>Playground</h1>
        <MyModelsButton
          dialog={myModels}
          openId={shown?.opened.store.id ?? null}
          onOpen={openMine}
          onNew={() => openOther(null)}
        />
        <ModelPicker
          names={shown?.names ?? []}
          current={shown?.opened.pickName ?? ''}
          ownName={ownName}
          onPick={openOther}
        />
      </div>
      <OpenedStatus shown={shown} />
      <noscript>
        <p>The playground runs code in your browser: it needs JavaScript.</p>
      </noscript>
      {problem && (
        <ProblemCard
          problem={problem}
          onRetry={() => void open(problem.target)}
          onStartEmpty={() => openOther(null)}
          onMyModels={myModels.open}
        />
      )}
      {shown && (
        <LazyBoundary
          label="The playground"
          fallback={<pre>{shown.opened.session.state.code}</pre>}
          resetKey={shown.count}
        >
          <shown.PlaygroundEditor
            key={shown.count}
            opened={shown.opened}
            ownName={ownName}
            isRunWanted={shown.isRunWanted}
            onMyModels={myModels.open}
          />
        </LazyBoundary>
      )}
      {!shown && problem === null && <EmptyPlayground onRun={runWhenOpen} />}
    </main>
  );
}

/** Announces a model that the reader has opened. */
function OpenedStatus({ shown }: Pick<ReturnType<typeof usePlayground>, 'shown'>): ReactElement {
  const name = useMemo(
    () => shown && (shown.opened.store.name() ?? shown.opened.model.about.title),
    [shown],
  );
  return (
    <span role="status" style={onlyForScreenReaders}>
      {shown && shown.count > 1 && `“${name}” is open.`}
    </span>
  );
}

/** Inline, because every page would load a style sheet with these styles. */
const onlyForScreenReaders = { clipPath: 'inset(50%)', position: 'absolute' } as const;
