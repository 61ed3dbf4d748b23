import { useMemo, type ReactElement } from 'react';
import { Example, type ExampleProps } from './Example';
import styles from './FoldedExample.module.css';

/** A collapsed example, for pages with many of them: `<FoldedExample name="…" subject="…" />`. */
export function FoldedExample({
  model,
  subject,
}: Pick<ExampleProps, 'model' | 'subject'>): ReactElement {
  // A class has 20 members or more. Their workbench URLs would be a quarter of its page's HTML.
  const light = useMemo(() => ({ ...model, workbenchUrl: undefined }), [model]);
  return (
    <details className={styles['folded']}>
      <summary data-search="off">Example: {model.about.title}</summary>
      <Example model={light} subject={subject} />
    </details>
  );
}
