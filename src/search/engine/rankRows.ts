import type { SearchRecord } from '../records/record';
import type { Outline } from './createOutline';
import type { NameCoverage } from './createNameCoverage';
import type { IndexField } from './createIndex';
import type { Evidence, RowEvidence } from './gatherEvidence';
import type { Query } from './parseQuery';
import type { TitleScorer } from './createTitleScorer';
import type { QuoteFinder } from './createQuoteFinder';
import { rankingWeights } from './weights';

export interface SearchableSite {
  readonly records: readonly SearchRecord[];
  readonly outline: Outline;
  readonly titles: TitleScorer;
  readonly nameShares: NameCoverage;
  readonly quoted: QuoteFinder;
}

/** For each word of the query, the probability that a page, section or row is about that word. */
type Probabilities = Float64Array;

type Role = keyof typeof rankingWeights.about;

/** Receives the reasons for a ranking, which `npm run search:explain` prints. */
export interface RankingObserver {
  /** Called for each query word in a row, with the probability that the page is about it. */
  readonly onWord: (reason: {
    readonly row: number;
    readonly word: number;
    readonly role: Role;
    readonly probability: number;
  }) => void;
  /**
   * Called with the scores of all pages that contain a query word. A page is identified by the row of its title.
   * Results omit pages whose coverage is below `minCoverage`.
   */
  readonly onPages: (
    scores: ReadonlyMap<number, PageScore>,
    wordWeights: readonly number[],
    minCoverage: number,
  ) => void;
}

/** total = (words + section + title) × factor */
export interface PageScore {
  /** Score for the topic of the page, 0 to `rankingWeights.page`. Reduced if the page lacks words of the query. */
  readonly words: number;
  /** Weighted fraction of the query's words that the page contains, 0 to 1. */
  readonly coverage: number;
  /** Weighted score of the page's best section, 0 or higher. */
  readonly section: number;
  /** Bonus if the query is the title of the page, otherwise 0. */
  readonly title: number;
  /** Factor for the kind and rank of the page. Above 1 ranks it higher. */
  readonly factor: number;
  readonly total: number;
}

interface Collected {
  readonly pages: ReadonlyMap<number, Probabilities>;
  readonly sections: ReadonlyMap<number, Probabilities>;
  readonly rows: ReadonlyMap<number, Probabilities>;
}

/**
 * Returns the matching rows, best first: sorted by the score of their page, then of their section. Rare words count
 * more. Probabilities from several fields are combined as if they were independent, so each repetition of a word adds
 * less.
 */
export function rankRows(
  evidence: readonly RowEvidence[],
  query: Query,
  site: SearchableSite,
  observer?: RankingObserver,
): RowEvidence[] {
  const { outline, records, titles } = site;
  const probabilities = collect(evidence, query.words.length, site, observer);
  const wordWeights = weighWords(probabilities.pages, query, outline.titleRows.length);
  const share = (of: Probabilities) => shareOf(of, wordWeights);
  const passages = scoreSections(probabilities, query, site, share, wordWeights);
  const titleRowOf = (page: number) => outline.titleRows[page] ?? 0;
  const best = new Map<number, number>();
  for (const [section, score] of passages) {
    const page = outline.sections[section]?.page ?? 0;
    best.set(page, Math.max(best.get(page) ?? 0, score));
  }
  const scores = new Map<number, PageScore>();
  for (const [page, own] of probabilities.pages) {
    const titleRow = titleRowOf(page);
    const record = records[titleRow];
    if (!record) continue;
    const coverage = coverageOf(own, wordWeights);
    const words = rankingWeights.page * share(own) * coverage ** rankingWeights.coverage;
    const section = rankingWeights.passage * (best.get(page) ?? 0);
    const title = titles.bonus(titleRow, query);
    const factor = titles.factor(record, query);
    const total = (words + section + title) * factor;
    scores.set(page, { words, coverage, section, title, factor, total });
  }
  const maxCoverage = Math.max(...Array.from(scores.values(), ({ coverage }) => coverage));
  // An error message may contain words that are missing on its page.
  const minCoverage = query.isMessage ? 0 : maxCoverage * rankingWeights.least;
  if (observer) {
    const byTitleRow = Array.from(scores, ([page, score]) => [titleRowOf(page), score] as const);
    observer.onPages(new Map(byTitleRow), wordWeights, minCoverage);
  }
  const kept = evidence.filter(({ row, found }) => {
    const page = outline.pageOf[row] ?? 0;
    return found.length > 0 && (scores.get(page)?.coverage ?? 0) >= minCoverage;
  });
  return kept
    .map((entry) => {
      const page = outline.pageOf[entry.row] ?? 0;
      const own = share(probabilities.rows.get(entry.row) ?? none);
      const passage = passages.get(outline.sectionOf[entry.row] ?? 0) ?? 0;
      return { entry, page, sense: scores.get(page)?.total ?? 0, score: passage + own };
    })
    .sort(
      (one, other) =>
        other.sense - one.sense ||
        one.page - other.page ||
        other.score - one.score ||
        one.entry.row - other.entry.row,
    )
    .map(({ entry }) => entry);
}

const none: Probabilities = new Float64Array(0);

/** Computes the probabilities of each word for pages, sections and rows. */
function collect(
  evidence: readonly RowEvidence[],
  wordCount: number,
  site: SearchableSite,
  observer?: RankingObserver,
): Collected {
  const { outline, records } = site;
  const pages = new Map<number, Probabilities>();
  const sections = new Map<number, Probabilities>();
  const rows = new Map<number, Probabilities>();
  for (const { row, found } of evidence) {
    const record = records[row];
    if (!record) continue;
    const section = outline.sectionOf[row] ?? 0;
    const page = probabilitiesOf(pages, outline.pageOf[row] ?? 0, wordCount);
    const passage = probabilitiesOf(sections, section, wordCount);
    const own = probabilitiesOf(rows, row, wordCount);
    const textRole = roleOf(record, section, site);
    const code = record.isCode ? rankingWeights.code : 1;
    const nameFactor = nameFactorIn(row, found, site);
    for (const [at, strength] of strengthsOf(found, wordCount, nameFactor).entries()) {
      if (strength === 0) continue;
      const field = at % fieldCount;
      const word = (at - field) / fieldCount;
      const role = field === 2 ? 'tasks' : textRole;
      const probability = rankingWeights.about[role] * strength * code;
      observer?.onWord({ row, word, role, probability });
      addProbability(page, word, probability);
      addProbability(passage, word, rankingWeights.section[role] * strength * code);
      addProbability(own, word, rankingWeights.section[role] * strength * code);
    }
  }
  return { pages, sections, rows };
}

/**
 * Index of each field in the array of a word's match strengths. A row has either a title or content, so both share an
 * index.
 */
const fieldIndex: Readonly<Record<IndexField, number>> = {
  title: 0,
  content: 0,
  parts: 1,
  tasks: 2,
};
const fieldCount = 3;

/**
 * Returns a factor from 0 to 1 that lowers a term's score if the query contains only part of the title, heading or
 * task phrase. Other fields have 1.
 */
type NameFactor = (term: string, field: IndexField) => number;

function nameFactorIn(
  row: number,
  found: readonly Evidence[],
  { records, nameShares }: SearchableSite,
): NameFactor {
  const { nameShare } = rankingWeights;
  const inField = (field: IndexField) => found.filter(({ fields }) => fields.includes(field));
  const words = inField('title').flatMap(({ meanings }) => meanings.map(({ word }) => word));
  const terms = new Set(inField('tasks').map(({ term }) => term));
  const power = records[row]?.type === 'lvl1' ? nameShare.title : nameShare.heading;
  const ofTitle = nameShares.ofTitle(row, new Set(words).size) ** power;
  return (term, field) => {
    if (field === 'title') return ofTitle;
    return field === 'tasks' ? nameShares.ofTasks(row, term, terms) ** nameShare.tasks : 1;
  };
}

/** Returns the strength of each word's best match in each field. */
function strengthsOf(
  found: readonly Evidence[],
  wordCount: number,
  nameFactor: NameFactor,
): Float64Array {
  const strengths = new Float64Array(wordCount * fieldCount);
  for (const { term, meanings, fields } of found) {
    for (const { word, kind, share } of meanings) {
      for (const field of fields) {
        const at = word * fieldCount + fieldIndex[field];
        const part = field === 'parts' ? rankingWeights.match.part : 1;
        const strength = rankingWeights.match[kind] * share * part * nameFactor(term, field);
        if ((strengths[at] ?? 0) < strength) strengths[at] = strength;
      }
    }
  }
  return strengths;
}

/** Returns the role of a row's text on its page. */
function roleOf({ type }: SearchRecord, section: number, { outline }: SearchableSite) {
  if (type === 'lvl1') return 'title';
  if (type !== 'content') return 'heading';
  const { page = 0, firstRow } = outline.sections[section] ?? {};
  return outline.titleRows[page] === firstRow ? 'lead' : 'text';
}

function probabilitiesOf(
  all: Map<number, Probabilities>,
  key: number,
  wordCount: number,
): Probabilities {
  let probabilities = all.get(key);
  if (!probabilities) all.set(key, (probabilities = new Float64Array(wordCount)));
  return probabilities;
}

function addProbability(probabilities: Probabilities, word: number, probability: number): void {
  const before = probabilities[word] ?? 0;
  probabilities[word] = before + probability - before * probability;
}

/**
 * Returns the weight of each word: higher for rare words, lower for filler words, 0 for words that occur on no page.
 */
function weighWords(
  pages: ReadonlyMap<number, Probabilities>,
  { words, isMessage }: Query,
  pageCount: number,
): number[] {
  const power = isMessage ? rankingWeights.rarityInMessage : rankingWeights.rarity;
  return words.map(({ isFiller }, index) => {
    let having = 0;
    for (const probabilities of pages.values()) having += (probabilities[index] ?? 0) > 0 ? 1 : 0;
    if (having === 0) return 0;
    return Math.log(1 + pageCount / having) ** power * (isFiller ? rankingWeights.filler : 1);
  });
}

function shareOf(probabilities: Probabilities, wordWeights: readonly number[]): number {
  let sum = 0;
  let all = 0;
  for (const [index, weight] of wordWeights.entries()) {
    sum += weight * (probabilities[index] ?? 0);
    all += weight;
  }
  return all === 0 ? 0 : sum / all;
}

function coverageOf(probabilities: Probabilities, wordWeights: readonly number[]): number {
  return shareOf(
    probabilities.map((probability) => (probability > 0 ? 1 : 0)),
    wordWeights,
  );
}

function scoreSections(
  { pages, sections }: Collected,
  query: Query,
  { outline, titles, quoted }: SearchableSite,
  share: (of: Probabilities) => number,
  wordWeights: readonly number[],
): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [section, own] of sections) {
    const { page, parent, firstRow } = outline.sections[section] ?? {
      page: 0,
      parent: -1,
      firstRow: 0,
    };
    const parentProbabilities = sections.get(parent) ?? none;
    const pageProbabilities = pages.get(page) ?? none;
    const all = own.map((probability, index) => {
      const above =
        rankingWeights.above *
        Math.max(pageProbabilities[index] ?? 0, parentProbabilities[index] ?? 0);
      return probability + above - probability * above;
    });
    const coverage = coverageOf(own, wordWeights);
    const name = titles.bonus(firstRow, query) + rankingWeights.quoted * quoted(section, query);
    scores.set(section, share(all) * coverage ** rankingWeights.coverage + name);
  }
  return scores;
}
