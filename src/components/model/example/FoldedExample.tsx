import { useMemo, type ReactElement } from 'react';
import { Example, type ExampleProps } from './Example';
import styles from './FoldedExample.module.css';

/** A collapsed example, for pages with many of them: `<FoldedExample name="…" subject="…" />`. */
export function FoldedExample({
  model,
  subject,
}: Pick<ExampleProps, 'model' | 'subject'>): ReactElement {
  // Omits the workbench URLs. The page of a class has 20 or more examples, and these URLs would be a quarter of its
  // HTML.
  const light = useMemo(() => ({ ...model, workbenchUrl: undefined }), [model]);
  return (
    <details className={styles['folded']}>
      <summary data-search="off">Example: {model.about.title}</summary>
      <Example model={light} subject={subject} />
    </details>
  );
}
