import type { ReactElement } from 'react';
import type { Facts } from '../../../modeling';
import { factsLine } from './facts';
import styles from './FactsLine.module.css';

/** The measurements of a model on one line. */
export function FactsLine({ facts }: { readonly facts: Facts }): ReactElement {
  return (
    // Excluded from the search index, because readers do not search for these numbers.
    <dl className={styles['facts']} data-search="off">
      {factsLine(facts).map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
