import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import { useQueryString } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ModelSummaryData } from '../../modeling';
import { LazyBoundary } from '../lazy-component/LazyBoundary';
import { ModelSummary } from '../model';
import { techniquesIn } from './techniquesIn';
import { pageOfModel } from './pageOfModel';
import styles from './Gallery.module.css';

interface Props {
  readonly models: readonly ModelSummaryData[];
}

/**
 * Shows pictures of models that link to the pages that explain them, with a filter button for each technique: `<Gallery
 * models={["examples/simple-vase", …]} />`. The HTML contains all pictures; the buttons need JavaScript.
 */
export function Gallery({ models }: Props): ReactElement {
  return (
    <LazyBoundary label="The gallery" fallback={<Titles models={models} />}>
      <Pictures models={models} />
    </LazyBoundary>
  );
}

function Pictures({ models }: Props): ReactElement {
  // The id of the technique that the URL selects, as in `?technique=sweep`, or an empty string.
  const [fromAddress, choose] = useQueryString('technique');
  // The first render must match the built HTML, which contains all pictures.
  const chosen = useIsBrowser() ? fromAddress : '';
  const shown =
    chosen === ''
      ? models
      : models.filter(({ techniques }) => techniques.some(({ id }) => id === chosen));
  const button = (id: string, label: string, count: number): ReactElement => (
    <button
      key={label}
      type="button"
      className={styles['chip']}
      aria-pressed={chosen === id}
      onClick={() => choose(id)}
    >
      {label} <span className={styles['count']}>{count}</span>
    </button>
  );
  return (
    <section className={styles['gallery']} aria-label="Models" data-search="off">
      <div className={styles['chips']} role="group" aria-label="Show models by technique">
        {button('', 'All', models.length)}
        {techniquesIn(models).map(({ id, label, count }) => button(id, label, count))}
      </div>
      <p className={styles['status']} role="status">
        {formatCount(shown.length, models.length)}
      </p>
      {shown.length === 0 ? (
        <p>
          None of these models uses that technique.{' '}
          <button type="button" className={styles['chip']} onClick={() => choose('')}>
            Show all models
          </button>
        </p>
      ) : (
        <ul className={styles['grid']}>
          {shown.map((model, place) => (
            <li key={model.name}>
              <ModelSummary model={model} to={pageOfModel(model.name)} eager={place < 3}>
                <span className={styles['techniques']}>
                  {model.techniques.map(({ label }) => label).join(', ')}
                </span>
              </ModelSummary>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The fallback when the gallery fails: a list of links to the models' pages. */
function Titles({ models }: Props): ReactElement {
  return (
    <ul>
      {models.map(({ name, title }) => (
        <li key={name}>
          <Link to={pageOfModel(name)}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

function formatCount(shown: number, all: number): string {
  return shown === all ? `All ${all} models` : `${shown} of ${all} models`;
}
