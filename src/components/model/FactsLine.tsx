import type { ReactElement } from 'react';
import type { Facts } from '../../modeling';
import { factsLine } from './facts';
import styles from './Model.module.css';

/** The numbers of a model in one line. */
export function FactsLine({ facts }: { readonly facts: Facts }): ReactElement {
  return (
    <dl className={styles['facts']}>
      {factsLine(facts).map(({ label, words }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
