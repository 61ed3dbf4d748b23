import type { ReactElement } from 'react';
import clsx from 'clsx';
import type { BuiltModel } from '../../../modeling';
import { DownloadMenu } from '../download/DownloadMenu';
import type { Ladder, Panel } from '../activation/useModelActivation';
import { WorkbenchLink } from '../workbench/WorkbenchLink';
import styles from '../Model.module.css';

interface Props {
  readonly model: BuiltModel;
  readonly ladder: Ladder;
  /** The elements that the buttons open. */
  readonly panelIds: Readonly<Record<Panel, string>>;
}

/** The one row of controls of a model: change it, take it away, open it elsewhere. */
export function ModelControls({ model, ladder, panelIds }: Props): ReactElement {
  const button = (panel: Panel, words: string) => (
    <button
      type="button"
      className={clsx(styles['control'], styles['needsScript'])}
      aria-expanded={ladder.panels[panel]}
      aria-controls={panelIds[panel]}
      onPointerEnter={() => ladder.prepare()}
      onFocus={() => ladder.prepare()}
      onClick={() => ladder.toggle(panel)}
    >
      {words}
    </button>
  );
  return (
    <div className={styles['controls']}>
      {model.defaultParams && button('parameters', 'Parameters')}
      {button('code', 'Edit')}
      <DownloadMenu
        model={model}
        onDownload={(format) => ladder.download(format)}
        onDownloadGlb={() => ladder.downloadGlb()}
      />
      <WorkbenchLink model={model} session={ladder.loaded?.session ?? null} />
    </div>
  );
}
