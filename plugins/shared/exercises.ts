import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface ListedExercise {
  /** The folder with the models of the exercise: "practice/drawing/wedge". */
  readonly task: string;
  readonly title: string;
  /** The URL of the section with the exercise. */
  readonly to: string;
}

/** Returns all exercises in the order of the Practice page. */
export function allExercises(docs = 'docs'): readonly ListedExercise[] {
  const practice = path.join(docs, 'practice.mdx');
  if (!existsSync(practice)) return [];
  const lists = readFileSync(practice, 'utf8').match(/<ExerciseList\b[^>]*>/g) ?? [];
  const pages = lists.flatMap((list) => [...list.matchAll(/"([^"]+)"/g)]);
  return pages.flatMap(([, page = '']) => exercisesOf(page, docs));
}

/** Returns the exercises of a page, such as "tutorial-overview/drawing". Each has the title of its section. */
export function exercisesOf(page: string, docs = 'docs'): readonly ListedExercise[] {
  const text = readFileSync(path.join(docs, `${page}.mdx`), 'utf8');
  const exercises: ListedExercise[] = [];
  let section = { title: '', to: '' };
  for (const [, heading, id, task] of text.matchAll(
    /^#+ (.+) \{#([\w-]+)\}$|<Exercise name="([^"]+)"/gm,
  )) {
    if (task !== undefined) exercises.push({ task, ...section });
    else section = { title: shortTitle(heading ?? ''), to: `/docs/${page}#${id}` };
  }
  return exercises;
}

/** Returns "A door wedge" for "Exercise: a door wedge". */
function shortTitle(heading: string): string {
  const title = heading.replace(/^(Exercise|Your turn): /, '');
  return title.charAt(0).toUpperCase() + title.slice(1);
}
