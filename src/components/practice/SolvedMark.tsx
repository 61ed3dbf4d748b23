import { useSyncExternalStore, type ReactElement, type ReactPortal } from 'react';
import { createPortal } from 'react-dom';
import { useProgress } from './progress';
import styles from './Practice.module.css';

/** A mark for a solved exercise; nothing for other exercises. */
export function SolvedMark({ task }: { readonly task: string }): ReactElement | null {
  const { solved } = useProgress(task);
  return solved ? <span className={styles['solved']}>✓ Solved</span> : null;
}

interface Props {
  readonly task: string;
  /** The id of the exercise's heading. */
  readonly section: string;
}

/** Marks the heading of a solved exercise. */
export function SolvedHeading({ task, section }: Props): ReactPortal | null {
  const heading = useSyncExternalStore(
    noSubscription,
    () => document.getElementById(section),
    () => null,
  );
  return heading && createPortal(<SolvedMark task={task} />, heading);
}

const noSubscription = () => () => undefined;
