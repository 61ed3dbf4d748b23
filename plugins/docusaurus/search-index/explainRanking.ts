import type { SearchEngine, PageScore, RankingObserver } from '../../../src/search/node';

type Reason = Parameters<RankingObserver['onWord']>[0];

/** Maximum number of reasons printed for each page and word. */
const maxReasons = 3;

/**
 * Explains the order of the first three pages for `question`: the score of each word in each field of each row. Also
 * explains the score of `page` ("/docs/intro"), or the reason why the page is not found.
 */
export function explainRanking(engine: SearchEngine, question: string, page?: string): string {
  const reasons: Reason[] = [];
  let scores: ReadonlyMap<number, PageScore> = new Map();
  let wordWeights: readonly number[] = [];
  let least = 0;
  const answer = engine.search(question, false, {
    onWord: (reason) => reasons.push(reason),
    onPages: (...[found, weights, limit]) => {
      [scores, wordWeights, least] = [found, weights, limit];
    },
  });
  const words = answer.query.words.map(({ word }) => word);
  const addressOf = (row: number) => pathOf(engine.records[row]?.url_without_anchor ?? '');
  const found = [...new Set(answer.matches.map(({ record }) => pathOf(record.url_without_anchor)))];

  const explainPage = (address: string): readonly string[] => {
    const [row, score] = Array.from(scores).find(([title]) => addressOf(title) === address) ?? [];
    const place = found.indexOf(address) + 1;
    const title = row === undefined ? '' : (engine.records[row]?.hierarchy.lvl1 ?? '');
    const heading = `\n${place > 0 ? `${place}.` : 'Not found:'} ${[title, address].join(' ').trim()}`;
    if (!score) return [heading, '  It has no word of the question.'];
    const { words: about, section, factor, total, coverage } = score;
    return [
      heading,
      `  ${formatScore(total)} = (page ${formatScore(about)} + best section ${formatScore(section)} + name ${formatScore(score.title)}) × kind ${formatScore(factor)}`,
      ...(coverage < least
        ? [
            `  Left out: it has ${formatPercent(coverage)} of the question, the least is ${formatPercent(least)}.`,
          ]
        : []),
      ...words.map((word, index) => `  ${word}: ${reasonsFor(address, index)}`),
    ];
  };
  const reasonsFor = (address: string, word: number): string => {
    const best = reasons
      .filter((reason) => reason.word === word && addressOf(reason.row) === address)
      .sort((one, other) => other.probability - one.probability);
    if (best.length === 0) return 'nowhere';
    const listed = best.slice(0, maxReasons).map(({ role, probability, row }) => {
      return `${role} ${formatScore(probability)} (${textOf(engine, row)})`;
    });
    const more = best.length > maxReasons ? `, ${best.length - maxReasons} more` : '';
    return listed.join(', ') + more;
  };

  const weighed = words.map((word, index) => `${word} ${formatScore(wordWeights[index] ?? 0)}`);
  const pages = [...found.slice(0, 3), ...(page === undefined ? [] : [page])];
  return [
    `Words by weight (rare words count most): ${weighed.join(', ')}`,
    ...[...new Set(pages)].flatMap(explainPage),
  ].join('\n');
}

function textOf({ records }: SearchEngine, row: number): string {
  const { content, hierarchy } = records[row] ?? {};
  const heading = Object.values(hierarchy ?? {}).findLast((title) => title !== null) ?? '';
  const text = content ?? heading;
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

const pathOf = (url: string): string => new URL(url, 'http://site').pathname;
const formatScore = (value: number): string => value.toFixed(2);
const formatPercent = (share: number): string => `${Math.round(share * 100)} %`;
