import type { ReactElement } from 'react';
import type { CodeProblem } from './problems';
import styles from './CodeEditor.module.css';

interface Props {
  readonly problems: readonly CodeProblem[];
  readonly onChoose: (problem: CodeProblem) => void;
}

/** The list of problems in the code. Each problem has a button that selects its line in the editor. */
export function ProblemList({ problems, onChoose }: Props): ReactElement | null {
  if (problems.length === 0) return null;
  return (
    <ul className={styles['problems']} aria-label="Problems in the code">
      {problems.map((problem, index) => (
        <li key={index} data-warning={problem.isWarning}>
          <button type="button" onClick={() => onChoose(problem)}>
            Line {problem.line}
          </button>{' '}
          {problem.sentence} {problem.more}
        </li>
      ))}
    </ul>
  );
}
