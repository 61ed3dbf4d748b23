import type { ReactElement, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useProgress } from './progress';
import styles from './Practice.module.css';

interface Props {
  /** The name of the exercise: "practice/drawing/wedge". */
  readonly task: string;
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to an exercise, with a tick once the reader has solved it. */
export function TaskLink({ task, to, children }: Props): ReactElement {
  return (
    <>
      <Link to={to}>{children}</Link> <Tick task={task} />
    </>
  );
}

export function Tick({ task }: { readonly task: string }): ReactElement | null {
  const { solved } = useProgress(task);
  return solved ? <span className={styles['solved']}>✓ Solved</span> : null;
}
