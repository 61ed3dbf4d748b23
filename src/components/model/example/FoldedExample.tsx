import { useMemo, type ReactElement } from 'react';
import { Example, type ExampleProps } from './Example';
import styles from './FoldedExample.module.css';

/** A collapsed example, for pages with many of them: `<FoldedExample name="…" subject="…" />`. */
export function FoldedExample({
  model,
  subject,
}: Pick<ExampleProps, 'model' | 'subject'>): ReactElement {
  // The workbench URLs of 20 members would be a quarter of the HTML of their class.
  const light = useMemo(() => ({ ...model, workbenchUrl: undefined }), [model]);
  return (
    <details className={styles['folded']}>
      <summary data-search="off">Example: {model.about.title}</summary>
      <Example model={light} subject={subject} />
    </details>
  );
}
