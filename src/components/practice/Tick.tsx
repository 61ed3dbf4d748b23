import type { ReactElement } from 'react';
import { useProgress } from './progress';
import styles from './Practice.module.css';

/** Says that an exercise is solved; empty otherwise. */
export function Tick({ task }: { readonly task: string }): ReactElement | null {
  const { solved } = useProgress(task);
  return solved ? <span className={styles['solved']}>✓ Solved</span> : null;
}
