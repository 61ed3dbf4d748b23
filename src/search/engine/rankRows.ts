import type { SearchRecord } from '../records/record';
import type { Outline } from './createOutline';
import type { Fullness } from './createFullness';
import type { Field } from './createIndex';
import type { Evidence, RowEvidence } from './gatherEvidence';
import type { Query } from './parseQuery';
import type { TitleJudge } from './judgeTitles';
import type { QuoteFinder } from './createQuotes';
import type { Weights } from './weights';

export interface SearchableSite {
  readonly records: readonly SearchRecord[];
  readonly outline: Outline;
  readonly titles: TitleJudge;
  readonly fullness: Fullness;
  readonly quoted: QuoteFinder;
}

/** For each word of the query, the chance, 0 to 1, that a page, section or row is about it. */
type Chances = Float64Array;

type Role = keyof Weights['about'];

/** Receives the reasons for a ranking; `npm run search:explain` prints them. */
export interface RankingObserver {
  /** Receives, for a word of the query in a row, the chance, 0 to 1, that the page is about that word. */
  readonly onWord: (reason: {
    readonly row: number;
    readonly word: number;
    readonly role: Role;
    readonly chance: number;
  }) => void;
  /**
   * Receives the score of every page that has a word of the query, keyed by the row of the page's title. Pages with a
   * coverage below `least` are not returned.
   */
  readonly onPages: (
    scores: ReadonlyMap<number, PageScore>,
    wordWeights: readonly number[],
    least: number,
  ) => void;
}

/** total = (words + section + title) × factor */
export interface PageScore {
  /** Score of the page's subject, lower if the page lacks words of the query. */
  readonly words: number;
  /** Share of the weight of the query's words that the page has, 0 to 1. */
  readonly coverage: number;
  /** Score of the page's best section. */
  readonly section: number;
  /** Bonus if the query is the name of the page. */
  readonly title: number;
  /** Factor for the kind of the page and its rank. */
  readonly factor: number;
  readonly total: number;
}

interface Collected {
  readonly pages: ReadonlyMap<number, Chances>;
  readonly sections: ReadonlyMap<number, Chances>;
  readonly rows: ReadonlyMap<number, Chances>;
}

/**
 * Returns the rows that match, best first: by the score of their page, then by the score of their section. Rare words
 * count more. Chances of several places are combined like independent probabilities, so that none counts twice.
 */
export function rankRows(
  evidence: readonly RowEvidence[],
  query: Query,
  site: SearchableSite,
  weights: Weights,
  observer?: RankingObserver,
): RowEvidence[] {
  const { outline, records, titles } = site;
  const chances = collect(evidence, query.words.length, site, weights, observer);
  const wordWeights = weighWords(chances.pages, query, outline.pages.length, weights);
  const share = (of: Chances) => shareOf(of, wordWeights);
  const passages = scoreSections(chances, query, site, share, wordWeights, weights);
  const titleRowOf = (page: number) => outline.pages[page]?.ownRow ?? 0;
  const best = new Map<number, number>();
  for (const [section, score] of passages) {
    const page = outline.sections[section]?.page ?? 0;
    best.set(page, Math.max(best.get(page) ?? 0, score));
  }
  const scores = new Map<number, PageScore>();
  for (const [page, own] of chances.pages) {
    const ownRow = titleRowOf(page);
    const record = records[ownRow];
    if (!record) continue;
    const coverage = coverageOf(own, wordWeights);
    const words = weights.page * share(own) * coverage ** weights.coverage;
    const section = weights.passage * (best.get(page) ?? 0);
    const title = titles.bonus(ownRow, query);
    const factor = titles.factor(record, query);
    const total = (words + section + title) * factor;
    scores.set(page, { words, coverage, section, title, factor, total });
  }
  const most = Math.max(...Array.from(scores.values(), ({ coverage }) => coverage));
  // An error message has words that a page need not contain.
  const least = query.isMessage ? 0 : most * weights.least;
  if (observer) {
    const byTitleRow = Array.from(scores, ([page, score]) => [titleRowOf(page), score] as const);
    observer.onPages(new Map(byTitleRow), wordWeights, least);
  }
  const kept = evidence.filter(({ row, found }) => {
    const page = outline.pageOf[row] ?? 0;
    return found.length > 0 && (scores.get(page)?.coverage ?? 0) >= least;
  });
  return kept
    .map((entry) => {
      const page = outline.pageOf[entry.row] ?? 0;
      const own = share(chances.rows.get(entry.row) ?? none);
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

const none: Chances = new Float64Array(0);

/** Combines the chances of each word for pages, sections and rows. */
function collect(
  evidence: readonly RowEvidence[],
  wordCount: number,
  site: SearchableSite,
  weights: Weights,
  observer?: RankingObserver,
): Collected {
  const { outline, records } = site;
  const pages = new Map<number, Chances>();
  const sections = new Map<number, Chances>();
  const rows = new Map<number, Chances>();
  for (const { row, found } of evidence) {
    const record = records[row];
    if (!record) continue;
    const section = outline.sectionOf[row] ?? 0;
    const page = chancesOf(pages, outline.pageOf[row] ?? 0, wordCount);
    const passage = chancesOf(sections, section, wordCount);
    const own = chancesOf(rows, row, wordCount);
    const place = placeOf(record, section, site);
    const code = record.isCode ? weights.code : 1;
    const fullness = fullnessIn(row, found, site, weights);
    for (const [at, strength] of strengthsOf(found, wordCount, fullness, weights).entries()) {
      if (strength === 0) continue;
      const field = at % fieldCount;
      const word = (at - field) / fieldCount;
      const role = field === 2 ? 'tasks' : place;
      const chance = weights.about[role] * strength * code;
      observer?.onWord({ row, word, role, chance });
      addChance(page, word, chance);
      addChance(passage, word, weights.section[role] * strength * code);
      addChance(own, word, weights.section[role] * strength * code);
    }
  }
  return { pages, sections, rows };
}

/** Position of each field among the strengths of a word. A row has either a title or content, so the two share one. */
const fieldPlaces: Readonly<Record<Field, number>> = { title: 0, content: 0, parts: 1, tasks: 2 };
const fieldCount = 3;

/** Returns, for a term in a field, a factor for the share of the name that was found; 1 if the field is no name. */
type FullnessIn = (term: string, field: Field) => number;

function fullnessIn(
  row: number,
  found: readonly Evidence[],
  { records, fullness }: SearchableSite,
  { full }: Weights,
): FullnessIn {
  const inField = (field: Field) => found.filter(({ fields }) => fields.includes(field));
  const words = inField('title').flatMap(({ meanings }) => meanings.map(({ word }) => word));
  const terms = new Set(inField('tasks').map(({ term }) => term));
  const power = records[row]?.type === 'lvl1' ? full.title : full.heading;
  const ofTitle = fullness.ofTitle(row, new Set(words).size) ** power;
  return (term, field) => {
    if (field === 'title') return ofTitle;
    return field === 'tasks' ? fullness.ofTasks(row, term, terms) ** full.tasks : 1;
  };
}

/** Returns the strength of the best match of each word in each field. */
function strengthsOf(
  found: readonly Evidence[],
  wordCount: number,
  fullness: FullnessIn,
  { match }: Weights,
): Float64Array {
  const strengths = new Float64Array(wordCount * fieldCount);
  for (const { term, meanings, fields } of found) {
    for (const { word, kind, share } of meanings) {
      for (const field of fields) {
        const at = word * fieldCount + fieldPlaces[field];
        const part = field === 'parts' ? match.part : 1;
        const strength = match[kind] * share * part * fullness(term, field);
        if ((strengths[at] ?? 0) < strength) strengths[at] = strength;
      }
    }
  }
  return strengths;
}

/** Returns the role of a row's own words. */
function placeOf({ type }: SearchRecord, section: number, { outline }: SearchableSite) {
  if (type === 'lvl1') return 'title';
  if (type !== 'content') return 'heading';
  const { page = 0, firstRow } = outline.sections[section] ?? {};
  return outline.pages[page]?.ownRow === firstRow ? 'lead' : 'text';
}

function chancesOf(all: Map<number, Chances>, key: number, wordCount: number): Chances {
  let chances = all.get(key);
  if (!chances) all.set(key, (chances = new Float64Array(wordCount)));
  return chances;
}

function addChance(chances: Chances, word: number, chance: number): void {
  const before = chances[word] ?? 0;
  chances[word] = before + chance - before * chance;
}

/** Returns the weight of each word: higher for rare words, lower for fillers, 0 for words that no page has. */
function weighWords(
  pages: ReadonlyMap<number, Chances>,
  { words, isMessage }: Query,
  pageCount: number,
  { filler, rarity, rarityInMessage }: Weights,
): number[] {
  const power = isMessage ? rarityInMessage : rarity;
  return words.map(({ isFiller }, index) => {
    let having = 0;
    for (const chances of pages.values()) having += (chances[index] ?? 0) > 0 ? 1 : 0;
    if (having === 0) return 0;
    return Math.log(1 + pageCount / having) ** power * (isFiller ? filler : 1);
  });
}

function shareOf(chances: Chances, wordWeights: readonly number[]): number {
  let sum = 0;
  let all = 0;
  for (const [index, weight] of wordWeights.entries()) {
    sum += weight * (chances[index] ?? 0);
    all += weight;
  }
  return all === 0 ? 0 : sum / all;
}

function coverageOf(chances: Chances, wordWeights: readonly number[]): number {
  return shareOf(
    chances.map((chance) => (chance > 0 ? 1 : 0)),
    wordWeights,
  );
}

function scoreSections(
  { pages, sections }: Collected,
  query: Query,
  { outline, titles, quoted }: SearchableSite,
  share: (of: Chances) => number,
  wordWeights: readonly number[],
  weights: Weights,
): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [section, own] of sections) {
    const { page, parent, firstRow } = outline.sections[section] ?? {
      page: 0,
      parent: -1,
      firstRow: 0,
    };
    const parentChances = sections.get(parent) ?? none;
    const pageChances = pages.get(page) ?? none;
    const all = own.map((chance, index) => {
      const above = weights.above * Math.max(pageChances[index] ?? 0, parentChances[index] ?? 0);
      return chance + above - chance * above;
    });
    const coverage = coverageOf(own, wordWeights);
    const name = titles.bonus(firstRow, query) + weights.quoted * quoted(section, query);
    scores.set(section, share(all) * coverage ** weights.coverage + name);
  }
  return scores;
}
