import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import { SolvedMark } from './SolvedMark';

interface Props {
  /** A list of tasks with their titles and URLs, as JSON. */
  readonly exercises: string;
}

interface ListedExercise {
  readonly task: string;
  readonly title: string;
  readonly to: string;
}

/**
 * Links to the exercises of several pages, with a tick at each solved exercise. In MDX: `<ExerciseList
 * pages={["tutorial-overview/drawing"]} />`. plugins/docusaurus/models replaces `pages` with `exercises`.
 */
export function ExerciseList({ exercises }: Props): ReactElement {
  const listed = JSON.parse(exercises) as readonly ListedExercise[];
  return (
    <ol>
      {listed.map(({ task, title, to }) => (
        <li key={task}>
          <Link to={to}>{title}</Link> <SolvedMark task={task} />
        </li>
      ))}
    </ol>
  );
}
