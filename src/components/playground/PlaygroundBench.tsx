import type { ReactElement } from 'react';
import clsx from 'clsx';
import { DownloadMenu } from '../model/download/DownloadMenu';
import { FactsLine } from '../model/facts/FactsLine';
import { Picture } from '../model/picture/Picture';
import { ModelFrame } from '../model/picture/ModelFrame';
import { useResult } from '../model/activation/useSession';
import { WorkbenchLink } from '../model/workbench/WorkbenchLink';
import { NothingRun } from './BlankBench';
import type { Opened } from './openModel';
import { useScene } from './useScene';
import { useScreenKeyboard } from './useScreenKeyboard';
import shared from '../model/Model.module.css';
import figure from '../model/figure/ModelFigure.module.css';
import styles from './Playground.module.css';

/** Code on one side, what comes of it on the other. */
export function PlaygroundBench({ opened }: { readonly opened: Opened }): ReactElement {
  const { model, session, interactive } = opened;
  const result = useResult(session, (last) => last);
  const hasPicture = model.picture.src !== '';
  const poster = hasPicture ? <Picture model={model} eager /> : null;
  const { scene, isSeen, show } = useScene(result !== null || hasPicture);
  useScreenKeyboard();
  const facts = result?.facts ?? (hasPicture ? model.facts : null);
  return (
    <div className={styles['bench']}>
      <section className={styles['code']} aria-label="Code">
        <interactive.CodePanel model={model} session={session} onRun={show} />
      </section>
      <section
        ref={scene}
        className={clsx(styles['scene'], isSeen && styles['seen'])}
        aria-label="Model"
      >
        <ModelFrame>
          {result || model.mesh ? (
            <interactive.LiveView
              model={model}
              session={session}
              poster={poster}
              linked={null}
              isAskedFor={false}
              held={null}
            />
          ) : (
            (poster ?? <NothingRun />)
          )}
          <interactive.RunStatus session={session} />
        </ModelFrame>
        {facts && (
          <div className={figure['caption']}>
            <p className={shared['title']}>{model.about.title}</p>
            <FactsLine facts={facts} />
          </div>
        )}
        <div className={figure['controls']}>
          <DownloadMenu
            model={model}
            {...(facts && { kind: facts.kind })}
            onDownload={(format) => void interactive.downloadModel(model, session, format)}
            onDownloadGlb={() => {
              if (!session.isChanged || !result) return false;
              void interactive.downloadModel(model, session, 'glb');
              return true;
            }}
          />
          <WorkbenchLink model={model} session={session} />
        </div>
        <interactive.ParametersPanel session={session} />
      </section>
    </div>
  );
}
