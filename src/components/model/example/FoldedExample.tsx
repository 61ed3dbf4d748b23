import type { ReactElement } from 'react';
import { Example, type ExampleProps } from './Example';
import styles from './FoldedExample.module.css';

/** A model behind a line that opens it, where a page has many: `<FoldedExample name="…" subject="…" />`. */
export function FoldedExample({
  model,
  subject,
}: Pick<ExampleProps, 'model' | 'subject'>): ReactElement {
  return (
    <details className={styles['folded']}>
      <summary data-search="off">Example: {model.about.title}</summary>
      <Example model={model} subject={subject} />
    </details>
  );
}
