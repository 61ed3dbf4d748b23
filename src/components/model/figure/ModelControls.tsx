import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { BuiltModel } from '../../../modeling';
import { DownloadMenu } from '../download/DownloadMenu';
import type { ModelActivation, ModelPanel } from '../activation/useModelActivation';
import { useResult, useModelSession } from '../interactive/useModelSession';
import { WorkbenchLink } from '../workbench/WorkbenchLink';
import shared from '../Model.module.css';
import styles from './ModelFigure.module.css';

interface Props {
  readonly model: BuiltModel;
  readonly activation: ModelActivation;
  /** Ids of the panels that the buttons open. */
  readonly panelIds: Readonly<Record<ModelPanel, string>>;
}

/** The row of buttons below a model: parameters, code, downloads and links. */
export function ModelControls({ model, activation, panelIds }: Props): ReactElement {
  const session = activation.loaded?.session ?? null;
  const kind = useResult(session, (result) => result?.facts.kind);
  const isAsBuilt = useModelSession(session, () => session?.isAsBuilt ?? true);
  const button = (panel: ModelPanel, words: string) => (
    <button
      type="button"
      className={clsx(shared['control'], shared['needsScript'])}
      aria-expanded={activation.panels[panel]}
      aria-controls={panelIds[panel]}
      data-loads={panel === 'code' ? 'editor' : undefined}
      onPointerEnter={() => activation.prepare()}
      onFocus={() => activation.prepare()}
      onClick={() => activation.toggle(panel)}
    >
      {words}
    </button>
  );
  return (
    <div className={styles['controls']}>
      {model.defaultParams && button('parameters', 'Parameters')}
      {button('code', 'Edit')}
      {/* A model that is meant to fail has no files until the reader has fixed it. */}
      {(kind !== undefined || !model.failure) && (
        <DownloadMenu
          model={model}
          kind={kind ?? model.facts.kind}
          isAsBuilt={isAsBuilt}
          onDownload={(format) => activation.download(format)}
          onDownloadGlb={() => activation.downloadGlb()}
        />
      )}
      {/* The playground copies the reader's version, if there is one. */}
      <Link
        className={clsx(shared['control'], shared['needsScript'])}
        to={`/playground?start=${model.name}`}
        aria-label="Open in the playground"
      >
        Playground
      </Link>
      <WorkbenchLink model={model} session={session} />
    </div>
  );
}
