import { useMemo, type ReactElement } from 'react';
import { workbench } from '../workbench/WorkbenchLink';
import { Example, type ExampleProps } from './Example';
import styles from './FoldedExample.module.css';

/** A model behind a line that opens it, where a page has many: `<FoldedExample name="…" subject="…" />`. */
export function FoldedExample({
  model,
  subject,
}: Pick<ExampleProps, 'model' | 'subject'>): ReactElement {
  // Of a class with 20 members, their addresses would be a quarter of the HTML.
  const light = useMemo(() => ({ ...model, workbenchUrl: workbench }), [model]);
  return (
    <details className={styles['folded']}>
      <summary data-search="off">Example: {model.about.title}</summary>
      <Example model={light} subject={subject} />
    </details>
  );
}
