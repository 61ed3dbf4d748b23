import type { ReactElement } from 'react';
import { useProgress } from './progress';
import styles from './Practice.module.css';

/** A mark for a solved exercise; nothing for other exercises. */
export function SolvedMark({ task }: { readonly task: string }): ReactElement | null {
  const { solved } = useProgress(task);
  return solved ? <span className={styles['solved']}>✓ Solved</span> : null;
}
