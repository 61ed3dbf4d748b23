import type { ReactElement } from 'react';
import clsx from 'clsx';
import type { Facts } from '../../modeling';
import { DownloadMenu } from '../model/download/DownloadMenu';
import { FactsLine } from '../model/facts/FactsLine';
import { Picture } from '../model/picture/Picture';
import { ModelFrame } from '../model/picture/ModelFrame';
import { useSession } from '../model/activation/useSession';
import { WorkbenchLink } from '../model/workbench/WorkbenchLink';
import { NothingRun } from './EmptyPlayground';
import type { Opened } from './openModel';
import { useScene } from './useScene';
import { useScreenKeyboard } from './useScreenKeyboard';
import shared from '../model/Model.module.css';
import figure from '../model/figure/ModelFigure.module.css';
import styles from './Playground.module.css';

/** The code on one side, the resulting model on the other. */
export function PlaygroundEditor({ opened }: { readonly opened: Opened }): ReactElement {
  const { model, session, interactive } = opened;
  const isForeign = useSession(session, (state) => state.isForeign);
  // After a return to a link's version, the last result belongs to other code.
  const result = useSession(session, (state) => (state.isForeign ? null : state.result));
  const hasControls = useSession(session, (state) => !state.isForeign || state.defaults !== null);
  const isPictured = opened.isPictured && !isForeign;
  const poster = isPictured ? <Picture model={model} eager /> : null;
  const facts = result?.facts ?? (isPictured ? model.facts : null);
  const { scene, isSeen, show } = useScene(result !== null || isPictured);
  useScreenKeyboard();
  return (
    <div className={styles['workspace']}>
      <section className={styles['code']} aria-label="Code">
        <interactive.CodePanel model={model} session={session} onRun={show} />
      </section>
      <section
        ref={scene}
        className={clsx(styles['scene'], isSeen && styles['seen'])}
        aria-label="Model"
      >
        <ModelFrame>
          {result || (isPictured && model.mesh) ? (
            <interactive.LiveView
              model={model}
              session={session}
              poster={poster}
              linked={null}
              isAskedFor={false}
              held={null}
            />
          ) : (
            (poster ?? (isForeign ? <NotRunYet /> : <NothingRun />))
          )}
          <interactive.RunStatus
            session={session}
            isPictured={result !== null || isPictured}
            isCodeShown
          />
        </ModelFrame>
        {facts && (
          <div className={figure['caption']}>
            <p className={shared['title']}>{model.about.title}</p>
            <FactsLine facts={facts} />
          </div>
        )}
        {!isForeign && <Controls opened={opened} kind={facts?.kind} hasResult={result !== null} />}
        {hasControls && <interactive.ParametersPanel session={session} />}
      </section>
    </div>
  );
}

/** The placeholder for a model from a link that has not been run yet. */
function NotRunYet(): ReactElement {
  return (
    <p className={styles['empty']} style={{ padding: 'var(--space-4)', textAlign: 'center' }}>
      This came with a link. Read the code, then press Run.
    </p>
  );
}

interface ControlsProps {
  readonly opened: Opened;
  readonly kind: Facts['kind'] | undefined;
  readonly hasResult: boolean;
}

function Controls({ opened, kind, hasResult }: ControlsProps): ReactElement {
  const { model, session, interactive } = opened;
  return (
    <div className={figure['controls']}>
      <DownloadMenu
        model={model}
        {...(kind && { kind })}
        onDownload={(format) => void interactive.downloadModel(model, session, format)}
        onDownloadGlb={() => {
          if (session.isAsBuilt || !hasResult) return false;
          void interactive.downloadModel(model, session, 'glb');
          return true;
        }}
      />
      <WorkbenchLink model={model} session={session} />
    </div>
  );
}
