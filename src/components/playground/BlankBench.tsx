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
 * The bench as the page has it in its HTML: the empty model as text, with nothing loaded. Where something else is to be
 * opened it says that it loads, once the page is hydrated.
 */
export function BlankBench({ onRun }: Props): ReactElement {
  const isElsewhere =
    useIsBrowser() &&
    (hasDraft(blankModel.name) || elsewhere.test(window.location.search + window.location.hash));
  return (
    <div className={styles['bench']} {...(isElsewhere && { 'data-starting': '' })}>
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
        {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- long lines are scrolled by keyboard, too */}
        <pre style={codeLook} tabIndex={0}>
          {blankModel.code}
        </pre>
        {/* The editor has a hint and a choice below its code: Run stays where it is when the editor comes. */}
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

/** As the editor looks. Here, not in the sheet that every page loads: nothing else looks like it before the editor is there. */
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

/** Stands in the place of a model that has no picture and has not been run. */
export function NothingRun(): ReactElement {
  return <p className={styles['empty']}>Press Run to see the model.</p>;
}
