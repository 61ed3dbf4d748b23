import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { useProgress, writeTask } from './progress';
import styles from './Practice.module.css';

interface Props {
  readonly task: string;
  /** `<Hint>` elements, in the order in which a reader opens them. */
  readonly children?: ReactNode;
}

/** The hints of an exercise. They open one after the other, and stay open after a reload. */
export function Hints({ task, children }: Props): readonly ReactElement[] {
  const { hints: opened } = useProgress(task);
  const hints = Children.toArray(children).filter(isValidElement);
  return hints.map((hint, index) => (
    <details
      key={index}
      className={styles['hint']}
      open={index < opened}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && index >= opened) writeTask(task, { hints: index + 1 });
      }}
    >
      <summary>{`Hint ${index + 1} of ${hints.length}`}</summary>
      {hint}
    </details>
  ));
}

export function Hint({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}
