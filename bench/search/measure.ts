import { arrange, type Engine } from '../../src/search/node';
import type { TestQuestion } from './questions';

/** The pages found for what was typed, as they are shown, each once. */
export function pagesFound(engine: Engine, typed: string): string[] {
  const { matches } = engine.search(typed);
  const shown = arrange(matches, engine.records);
  return [...new Set(shown.map(({ record }) => record.url_without_anchor))];
}

/** Mean of 1 / place of the first right page; 0 for a question without one. */
export function reciprocalRank(engine: Engine, questions: readonly TestQuestion[]): number {
  return meanReciprocalRank(questions, (typed) => pagesFound(engine, typed));
}

/** The same for any way to find pages. */
export function meanReciprocalRank(
  questions: readonly TestQuestion[],
  find: (typed: string) => readonly string[],
): number {
  const ranks = questions.map(({ typed, pages }) => {
    const place = find(typed).findIndex((page) => pages.includes(page));
    return place < 0 ? 0 : 1 / (place + 1);
  });
  return ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
}

/** The questions whose right page is not first, with what is. */
export function misses(engine: Engine, questions: readonly TestQuestion[]): string[] {
  return questions.flatMap(({ typed, pages }) => {
    const found = pagesFound(engine, typed);
    const place = found.findIndex((page) => pages.includes(page));
    return place === 0
      ? []
      : [`"${typed}": place ${place + 1}, before it ${found.slice(0, 3).join(' ')}`];
  });
}
