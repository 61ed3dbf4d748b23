import type { SearchRecord } from '../records/record';
import { storedRecords, type Store } from '../records/store';
import { buildClauses, type Tolerance } from './buildClauses';
import { compoundWords } from './words';
import { createFullness } from './createFullness';
import { createIndex } from './createIndex';
import { createOutline } from './createOutline';
import { createPhrases } from './createPhrases';
import { gatherEvidence, type RowEvidence } from './gatherEvidence';
import { judgeTitles } from './judgeTitles';
import { parseQuery, type Query } from './parseQuery';
import { rankRows, type RankingObserver, type SearchableSite } from './rankRows';
import { relatedPages, type RelatedPage } from './relatedPages';
import type { EngineAnswer, Match } from './answer';
import { stem } from './words';
import { synonymsOf } from './synonyms';
import { tokenize } from './tokenize';
import { weights } from './weights';

export interface Engine {
  readonly site: string;
  readonly records: readonly SearchRecord[];
  /** Ranks the records for what was typed; an empty question has all of them. */
  readonly search: (
    typed: string,
    isAdvanced?: boolean,
    observer?: RankingObserver,
  ) => EngineAnswer;
  /** Pages near to the one of `objectID`, nearest first; undefined for an unknown id. */
  readonly related: (objectID: string) => readonly RelatedPage[] | undefined;
  readonly isIndexed: (word: string) => boolean;
}

type Question = Pick<EngineAnswer, 'query' | 'synonyms'>;
type Index = ReturnType<typeof createIndex>;

/** While fewer rows are found, words may be misspelt and names may be found in parts. */
const minResults = 5;

/** The engine over a store: words in, ranked records out. A value; there may be several. */
export function createEngine(store: Store): Engine {
  const records = storedRecords(store);
  const index = createIndex(records);
  const outline = createOutline(records);
  const roles = {
    stopWords: new Set(store.synonyms.stopWords),
    fillers: new Set(store.synonyms.fillers.map(stem)),
    trouble: new Set(store.synonyms.trouble.map(stem)),
  };
  const titles = judgeTitles(records, roles.stopWords, weights);
  const site: SearchableSite = {
    records,
    outline,
    titles,
    fullness: createFullness(records, roles.stopWords),
    phrases: createPhrases(records, outline),
  };
  const byRank = records
    .map((record) => ({ record, terms: new Set<string>() }))
    .sort((one, other) => compareRank(one.record, other.record));

  const understand = (typed: string, isAdvanced: boolean): Question => {
    const query = parseQuery(typed, roles, isAdvanced);
    const words = query.words.map(({ word }) => word);
    const named = synonymsOf(words, store.synonyms);
    const compounds = compoundWords(words, index.has);
    const synonyms = named.map((list, place) => [...list, ...(compounds[place] ?? [])]);
    // A symbol that has synonyms and is no title here is another tool's: its answer is a guide.
    const isForeign = named.some((list) => list.length > 0) && !query.letters.some(titles.isTitle);
    return { query: { ...query, isSymbol: query.isSymbol && !isForeign }, synonyms };
  };

  const search = (typed: string, isAdvanced = false, observer?: RankingObserver): EngineAnswer => {
    const question = understand(typed, isAdvanced);
    const isEmpty = question.query.words.length === 0;
    return {
      ...question,
      matches: isEmpty ? byRank : findMatches(question, site, index, observer),
    };
  };

  return {
    site: store.site,
    records,
    search,
    related: (objectID) => relatedPages(records, search, objectID),
    isIndexed: index.has,
  };
}

/** The records that answer a question, best first, a heading's texts right behind it. */
function findMatches(
  question: Question,
  site: SearchableSite,
  index: Index,
  observer?: RankingObserver,
): readonly Match[] {
  const { query } = question;
  const evidence = findEvidence(question, index);
  const words = new Map(evidence.map(({ row, terms }) => [row, terms]));
  return rankRows(evidence, query, site, weights, observer).flatMap(({ row }) =>
    [row, ...silentTexts(row, site, words)].flatMap((shown) => {
      const record = site.records[shown];
      if (!record || !obeys(record, query)) return [];
      // The titles above a row are shown with it, so what they matched is marked too.
      // So is a sentence of the texts below a heading.
      const places = [shown, ...titleRows(shown, site), ...textRows(shown, site)];
      const terms = places.flatMap((place) => words.get(place) ?? []);
      return [{ record, terms: new Set(terms) }];
    }),
  );
}

/** The texts right below a heading that have no word of the question themselves. */
function silentTexts(
  row: number,
  site: SearchableSite,
  words: ReadonlyMap<number, unknown>,
): number[] {
  return textRows(row, site).filter((text) => !words.has(text));
}

/** The rows of the texts right below a heading; none for a text. */
function textRows(row: number, { records }: SearchableSite): number[] {
  const rows: number[] = [];
  if (records[row]?.type === 'content') return rows;
  for (let next = row + 1; records[next]?.type === 'content'; next += 1) rows.push(next);
  return rows;
}

/** What rows have of the question. While a word is on none, or few are found, a second look forgives more. */
function findEvidence({ query, synonyms }: Question, index: Index): RowEvidence[] {
  const ask = (tolerance: Tolerance) =>
    gatherEvidence(index.search(buildClauses(query, synonyms, tolerance)), query.words, synonyms);
  const strict = ask({ isMisspelt: () => false, withParts: false });
  const found = new Set(
    strict.flatMap((row) => row.found.flatMap(({ meanings }) => meanings.map(({ word }) => word))),
  );
  const isComplete = found.size === query.words.length;
  if (isComplete && strict.length >= minResults) return strict;
  // A word that the pages have is not misspelt: "width" is no slip for "with".
  const forgiving = ask({ isMisspelt: (word) => !index.has(word), withParts: true });
  if (!isComplete) return forgiving;
  const rows = new Set(strict.map(({ row }) => row));
  return [...strict, ...forgiving.filter(({ row }) => !rows.has(row))];
}

/** The rows of the headings that a row stands under. */
function titleRows(row: number, { outline }: SearchableSite): number[] {
  const rows: number[] = [];
  let section = outline.sectionOf[row] ?? -1;
  while (section >= 0) {
    const { firstRow = row, parent = -1 } = outline.sections[section] ?? {};
    rows.push(firstRow);
    section = parent;
  }
  return rows;
}

/** Whether a record has the phrases and lacks the words that advanced syntax asks for. */
function obeys({ hierarchy, content }: SearchRecord, { phrases, excluded }: Query): boolean {
  if (phrases.length === 0 && excluded.length === 0) return true;
  const texts = [...Object.values(hierarchy), content].filter((text) => text !== null);
  const lists = texts.map((text) => tokenize(text));
  const hasPhrase = (phrase: readonly string[]) =>
    lists.some((tokens) => {
      const words = tokens.filter(({ isWhole }) => isWhole).map(({ word }) => word);
      return words.some((_, start) => phrase.every((word, i) => words[start + i] === word));
    });
  const hasWord = (excludedWord: string) =>
    lists.some((tokens) => tokens.some(({ word }) => word === excludedWord));
  return phrases.every(hasPhrase) && !excluded.some(hasWord);
}

/** The order of an empty question: page rank, then level, then place on the page. */
function compareRank({ weight: one }: SearchRecord, { weight: other }: SearchRecord): number {
  return other.pageRank - one.pageRank || other.level - one.level || one.position - other.position;
}
