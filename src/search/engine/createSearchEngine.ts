import type { SearchRecord } from '../records/record';
import { storedRecords, type SearchStore } from '../records/store';
import { buildClauses, type MatchTolerance } from './buildClauses';
import { compoundWords, hasSequence, stem } from './words';
import { createNameCoverage } from './createNameCoverage';
import { createIndex } from './createIndex';
import { createOutline } from './createOutline';
import { createQuoteFinder } from './createQuoteFinder';
import { gatherEvidence, type RowEvidence } from './gatherEvidence';
import { createTitleScorer } from './createTitleScorer';
import { parseQuery, type Query } from './parseQuery';
import { rankRows, type RankingObserver, type SearchableSite } from './rankRows';
import { relatedPages, type RelatedPage } from './relatedPages';
import type { EngineResult, RecordMatch } from './engineResult';
import { findSynonyms } from './synonyms';
import { tokenize, wholeWords } from './tokenize';

export interface SearchEngine {
  readonly site: string;
  readonly records: readonly SearchRecord[];
  /** Ranks the records that match the typed text; an empty query returns all records. */
  readonly search: (
    typed: string,
    isAdvanced?: boolean,
    observer?: RankingObserver,
  ) => EngineResult;
  /** Returns pages related to the page of `objectID`, best first, or undefined for an unknown id. */
  readonly related: (objectID: string) => readonly RelatedPage[] | undefined;
  readonly isIndexed: (word: string) => boolean;
}

type ParsedQuery = Pick<EngineResult, 'query' | 'synonyms'>;
type Index = ReturnType<typeof createIndex>;

/** If there are fewer results than this, the search is repeated with misspellings and parts of names. */
const minResults = 5;

/** Creates the search engine for a store. */
export function createSearchEngine(store: SearchStore): SearchEngine {
  const records = storedRecords(store);
  const index = createIndex(records);
  const outline = createOutline(records);
  const roles = {
    stopWords: new Set(store.synonyms.stopWords),
    fillers: new Set(store.synonyms.fillers.map(stem)),
    trouble: new Set(store.synonyms.trouble.map(stem)),
  };
  const titles = createTitleScorer(records, roles.stopWords);
  const site: SearchableSite = {
    records,
    outline,
    titles,
    nameShares: createNameCoverage(records, roles.stopWords),
    quoted: createQuoteFinder(records, outline),
  };
  const byRank = records
    .map((record) => ({ record, terms: new Set<string>() }))
    .sort((one, other) => compareRank(one.record, other.record));

  const parse = (typed: string, isAdvanced: boolean): ParsedQuery => {
    const query = parseQuery(typed, roles, isAdvanced);
    const words = query.words.map(({ word }) => word);
    const named = findSynonyms(words, store.synonyms);
    const compounds = compoundWords(words, index.has);
    const synonyms = named.map((list, place) => [...list, ...(compounds[place] ?? [])]);
    // Names from other CAD tools have synonyms but no reference page. For such names, guides rank first, as for
    // ordinary words.
    const isForeign = named.some((list) => list.length > 0) && !query.letters.some(titles.isTitle);
    return { query: { ...query, isSymbol: query.isSymbol && !isForeign }, synonyms };
  };

  const search = (typed: string, isAdvanced = false, observer?: RankingObserver): EngineResult => {
    const parsed = parse(typed, isAdvanced);
    const isEmpty = parsed.query.words.length === 0;
    return {
      ...parsed,
      matches: isEmpty ? byRank : findMatches(parsed, site, index, observer),
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

/** Returns the matching records, best first. A heading is followed by the text records below it that do not match. */
function findMatches(
  parsed: ParsedQuery,
  site: SearchableSite,
  index: Index,
  observer?: RankingObserver,
): readonly RecordMatch[] {
  const { query } = parsed;
  const evidence = findEvidence(parsed, index);
  const words = new Map(evidence.map(({ row, terms }) => [row, terms]));
  return rankRows(evidence, query, site, observer).flatMap(({ row }) =>
    [row, ...unmatchedTexts(row, site, words)].flatMap((shown) => {
      const record = site.records[shown];
      if (!record || !matchesSyntax(record, query)) return [];
      // A hit also shows the titles above it and, for a heading, a sentence below it. Terms in these titles and this
      // sentence are highlighted.
      const places = [shown, ...titleRows(shown, site), ...textRows(shown, site)];
      const terms = places.flatMap((place) => words.get(place) ?? []);
      return [{ record, terms: new Set(terms) }];
    }),
  );
}

/** Returns the text records directly below a heading that contain no word of the query. */
function unmatchedTexts(
  row: number,
  site: SearchableSite,
  words: ReadonlyMap<number, unknown>,
): number[] {
  return textRows(row, site).filter((text) => !words.has(text));
}

/** Returns the text records directly below a heading; none for a text record. */
function textRows(row: number, { records }: SearchableSite): number[] {
  const rows: number[] = [];
  if (records[row]?.type === 'content') return rows;
  for (let next = row + 1; records[next]?.type === 'content'; next += 1) rows.push(next);
  return rows;
}

/**
 * Returns the matches of each row. Repeats the search with more tolerance if a word is not found or if there are too
 * few rows.
 */
function findEvidence({ query, synonyms }: ParsedQuery, index: Index): RowEvidence[] {
  const ask = (tolerance: MatchTolerance) =>
    gatherEvidence(index.search(buildClauses(query, synonyms, tolerance)), query.words, synonyms);
  const strict = ask({ isMisspelt: () => false, withParts: false });
  const found = new Set(
    strict.flatMap((row) => row.found.flatMap(({ meanings }) => meanings.map(({ word }) => word))),
  );
  const isComplete = found.size === query.words.length;
  if (isComplete && strict.length >= minResults) return strict;
  // A word that occurs on any page is not treated as misspelt: "width" is not a typo for "with".
  const forgiving = ask({ isMisspelt: (word) => !index.has(word), withParts: true });
  if (!isComplete) return forgiving;
  const rows = new Set(strict.map(({ row }) => row));
  return [...strict, ...forgiving.filter(({ row }) => !rows.has(row))];
}

/** Returns the rows of the headings above a row, innermost first. */
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

/** Returns true if a record has all quoted phrases and none of the excluded words. */
function matchesSyntax(
  { hierarchy, content }: SearchRecord,
  { phrases, excluded }: Query,
): boolean {
  if (phrases.length === 0 && excluded.length === 0) return true;
  const texts = [...Object.values(hierarchy), content].filter((text) => text !== null);
  const hasPhrase = (phrase: readonly string[]) =>
    texts.some((text) => hasSequence(wholeWords(text), phrase));
  const hasWord = (excludedWord: string) =>
    texts.some((text) => tokenize(text).some(({ word }) => word === excludedWord));
  return phrases.every(hasPhrase) && !excluded.some(hasWord);
}

/** Compares two records for an empty query: by page rank, then level, then position on the page. */
function compareRank({ weight: one }: SearchRecord, { weight: other }: SearchRecord): number {
  return other.pageRank - one.pageRank || other.level - one.level || one.position - other.position;
}
