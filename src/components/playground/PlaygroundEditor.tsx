import { useCallback, useEffect, useMemo, useState, type ReactElement } from 'react';
import type { BuiltModel, Facts, RunResult } from '../../modeling';
import { CodeActions, CodeField } from '../model/interactive/CodePanel';
import { downloadModel } from '../model/interactive/downloadModel';
import { LiveView } from '../model/interactive/LiveView';
import { ParametersPanel } from '../model/interactive/ParametersPanel';
import { RunStatus } from '../model/interactive/RunStatus';
import { DownloadMenu } from '../model/download/DownloadMenu';
import { FactsLine } from '../model/facts/FactsLine';
import { Picture } from '../model/picture/Picture';
import { ModelFrame } from '../model/picture/ModelFrame';
import { useModelSession } from '../model/interactive/useModelSession';
import { WorkbenchLink } from '../model/workbench/WorkbenchLink';
import { FilesButton } from './FilesButton';
import { EmptyView } from './EmptyPlayground';
import type { OpenedModel } from './openModel';
import { RunAsTypingSwitch } from './RunAsTypingSwitch';
import { SaveFileButton } from './SaveFileButton';
import { SaveNotice } from './SaveNotice';
import { useAttachedFiles } from './useAttachedFiles';
import { useShortcut } from './useShortcut';
import { Workspace, type WorkspaceTab } from './Workspace';
import shared from '../model/Model.module.css';
import figure from '../model/figure/ModelFigure.module.css';
import styles from './Playground.module.css';

interface Props {
  readonly opened: OpenedModel;
  /** The name of the model if it is one of the reader's models, otherwise null. */
  readonly ownName: string | null;
  /** True if the reader pressed Run before the model was open. */
  readonly isRunWanted: boolean;
  readonly onMyModels: () => void;
}

/** The playground with an open model: the code on one side, the resulting model on the other. */
export function PlaygroundEditor(props: Props): ReactElement {
  const { opened, ownName, isRunWanted, onMyModels } = props;
  const { session } = opened;
  const model = useMemo(() => renamed(opened.model, ownName), [opened, ownName]);
  const files = useAttachedFiles(opened.store);
  const names = useMemo(() => files.map(({ name }) => name), [files]);
  const [tab, setTab] = useState<WorkspaceTab>('code');
  const onRun = useCallback(() => {
    const { runs } = session.state;
    void session.run().then(() => {
      // Switches to the model tab only after a successful run. After a failed run, the reader needs the code.
      if (session.state.runs > runs) setTab('model');
    });
  }, [session]);
  useShortcut('enter', onRun);
  useEffect(() => {
    if (isRunWanted) onRun();
  }, [isRunWanted, onRun]);
  return (
    <>
      <SaveNotice opened={opened} onMyModels={onMyModels} />
      <Workspace
        tab={tab}
        onTab={setTab}
        actions={
          <CodeActions model={model} session={session} onRun={onRun}>
            <SaveFileButton opened={opened} />
            <FilesButton opened={opened} files={files} />
            <RunAsTypingSwitch session={session} />
          </CodeActions>
        }
        code={<CodeField model={model} session={session} onRun={onRun} files={names} fillsHeight />}
        scene={<Scene opened={opened} model={model} />}
      />
    </>
  );
}

function renamed(model: BuiltModel, name: string | null): BuiltModel {
  return name === null ? model : { ...model, about: { ...model.about, title: name } };
}

interface SceneProps {
  readonly opened: OpenedModel;
  readonly model: BuiltModel;
}

/** The model's pane: downloads above the model, facts and parameters below it. */
function Scene({ opened, model }: SceneProps): ReactElement {
  const { session, onDrawn } = opened;
  const isForeign = useModelSession(session, (state) => state.isForeign);
  // While linked code has not run, the last result belongs to other code.
  const result = useModelSession(session, (state) => (state.isForeign ? null : state.result));
  const hasControls = useModelSession(
    session,
    (state) => !state.isForeign || state.defaults !== null,
  );
  const isPictured = opened.isPictured && !isForeign;
  const poster = isPictured ? <Picture model={model} eager /> : null;
  const facts = result?.facts ?? (isPictured ? model.facts : null);
  return (
    <>
      {!isForeign && <Controls opened={opened} result={result} facts={facts} />}
      <div className={styles['view']}>
        <ModelFrame fillsHeight>
          {result || (isPictured && model.mesh) ? (
            <LiveView
              model={model}
              session={session}
              poster={poster}
              linked={null}
              takesFocus={false}
              pendingDrag={null}
              onDrawn={onDrawn}
            />
          ) : (
            (poster ?? (isForeign ? <NotRunYet origin={session.origin} /> : <EmptyView />))
          )}
          <div className={styles['outcome']}>
            <RunStatus session={session} isPictured={result !== null || isPictured} isCodeShown />
          </div>
        </ModelFrame>
      </div>
      <div className={styles['details']}>
        {facts && (
          <div className={figure['caption']}>
            <p className={shared['title']}>{model.about.title}</p>
            <FactsLine facts={facts} />
          </div>
        )}
        {hasControls && <ParametersPanel session={session} />}
      </div>
    </>
  );
}

/** The placeholder for a model from a link or a file that has not been run yet. */
function NotRunYet({ origin }: Pick<OpenedModel['session'], 'origin'>): ReactElement {
  return (
    <p className={styles['empty']} style={{ padding: 'var(--space-4)', textAlign: 'center' }}>
      {origin === 'file' ? 'This is from a file.' : 'This came with a link.'} Read the code, then
      press Run.
    </p>
  );
}

interface ControlsProps {
  readonly opened: OpenedModel;
  readonly result: RunResult | null;
  /** The facts of the shown model. Null if no model is shown; then there are no files to download. */
  readonly facts: Facts | null;
}

function Controls({ opened, result, facts }: ControlsProps): ReactElement {
  const { model, session, store } = opened;
  const isAsBuilt = useModelSession(session, () => session.isAsBuilt);
  return (
    <div className={figure['controls']}>
      {facts && (
        <DownloadMenu
          model={model}
          kind={facts.kind}
          isAsBuilt={isAsBuilt}
          onDownload={(format) => void downloadModel(model, session, format)}
          onDownloadGlb={() => {
            if (isAsBuilt) return false;
            // A GLB export needs the result of a run.
            const hasRun = result ? Promise.resolve() : session.run();
            void hasRun.then(() => downloadModel(model, session, 'glb'));
            return true;
          }}
        />
      )}
      <WorkbenchLink model={model} session={session} />
      {useAttachedFiles(store).length > 0 && <small>Without the attached files.</small>}
    </div>
  );
}
