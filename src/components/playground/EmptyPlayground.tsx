import { useState, type ReactElement } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { readDraft } from '../model/draft/draft';
import { ModelFrame } from '../model/picture/ModelFrame';
import { blankModel } from './blankModel';
import { readLastOpenId } from './my-models/lastOpenId';
import { Workspace, type WorkspaceTab } from './Workspace';
import shared from '../model/Model.module.css';
import styles from './Playground.module.css';

interface Props {
  readonly onRun: () => void;
}

/** Matches a query or fragment that opens a model other than the empty model. */
const modelInUrl = /[?&](?:start|model)=|#model=/;

/**
 * The playground in the built HTML: the code of the empty model, with nothing loaded. If the URL or a stored model
 * opens something else, the playground shows after hydration that it is loading.
 */
export function EmptyPlayground({ onRun }: Props): ReactElement {
  const [tab, setTab] = useState<WorkspaceTab>('code');
  const opensOtherModel =
    useIsBrowser() &&
    (readDraft(blankModel.name) !== null ||
      readLastOpenId() !== null ||
      modelInUrl.test(window.location.search + window.location.hash));
  return (
    <Workspace
      tab={tab}
      onTab={setTab}
      isStarting={opensOtherModel}
      actions={
        <button
          type="button"
          className={`${shared['control']} ${shared['needsScript']}`}
          onClick={onRun}
        >
          Run
        </button>
      }
      code={
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- long lines must scroll by keyboard
        <pre style={placeholderStyle} tabIndex={0}>
          {blankModel.code}
        </pre>
      }
      scene={
        <div className={styles['view']}>
          <ModelFrame fillsHeight>
            <EmptyView />
          </ModelFrame>
        </div>
      }
    />
  );
}

/** The editor's styles, for the placeholder. Inline, because every page would load a style sheet with them. */
const placeholderStyle = {
  background: 'var(--surface)',
  border: '1px solid var(--line-strong)',
  flex: 1,
  fontSize: 'var(--text-s)',
  lineHeight: 1.6,
  margin: 0,
  padding: 'var(--space-3)',
};

/** The placeholder for a model that has no picture and has not been run. */
export function EmptyView(): ReactElement {
  return <p className={styles['empty']}>Press Run to see the model.</p>;
}
