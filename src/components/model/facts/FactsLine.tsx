import type { ReactElement } from 'react';
import type { Facts } from '../../../modeling';
import { factsLine } from './facts';
import styles from './FactsLine.module.css';

/** The numbers of a model in one line. */
export function FactsLine({ facts }: { readonly facts: Facts }): ReactElement {
  return (
    // Left out of the search index: nobody searches for the numbers under the pictures.
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
