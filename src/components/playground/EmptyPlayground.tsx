import type { ReactElement } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { hasDraft } from '../model/draft/draft';
import { ModelFrame } from '../model/picture/ModelFrame';
import { blankModel } from './blankModel';
import { elsewhere } from './elsewhere';
import shared from '../model/Model.module.css';
import styles from './Playground.module.css';

interface Props {
  readonly onRun: () => void;
}

/**
 * The playground as the page's HTML contains it: the code of the empty model, with nothing loaded. If the URL or a
 * draft opens something else, it shows after hydration that it is loading.
 */
export function EmptyPlayground({ onRun }: Props): ReactElement {
  const isElsewhere =
    useIsBrowser() &&
    (hasDraft(blankModel.name) || elsewhere.test(window.location.search + window.location.hash));
  return (
    <div className={styles['workspace']} {...(isElsewhere && { 'data-starting': '' })}>
      <section className={styles['code']} aria-label="Code">
        <div className={styles['run']}>
          <button
            type="button"
            className={`${shared['control']} ${shared['needsScript']}`}
            onClick={onRun}
          >
            Run
          </button>
        </div>
        {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- long lines must scroll by keyboard */}
        <pre style={codeLook} tabIndex={0}>
          {blankModel.code}
        </pre>
        {/* As high as the hint and the checkbox below the editor's code, so that Run does not move. */}
        <div style={{ height: '2.5rem' }} />
      </section>
      <section className={`${styles['scene']} ${shared['needsScript']}`} aria-label="Model">
        <ModelFrame>
          <NothingRun />
        </ModelFrame>
      </section>
    </div>
  );
}

/**
 * The look of the editor. Inline, because every page loads the style sheet, and only this placeholder needs the look
 * before the editor has loaded.
 */
const codeLook = {
  background: 'var(--surface)',
  border: '1px solid var(--line-strong)',
  flex: 'none',
  fontSize: 'var(--text-s)',
  lineHeight: 1.6,
  margin: 0,
  minHeight: '15.6rem',
  padding: 'var(--space-3)',
};

/** The placeholder for a model that has no picture and has not been run. */
export function NothingRun(): ReactElement {
  return <p className={styles['empty']}>Press Run to see the model.</p>;
}
